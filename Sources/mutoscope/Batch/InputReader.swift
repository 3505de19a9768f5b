import Glibc
import Jobs

/// Gives the inputs of a list one after another; none are kept but the names of one piece or folder.
actor InputReader {
    private let list: InputList
    private let answered: AnsweredInputs?
    private var operands: ArraySlice<String>
    private var names: ArraySlice<String> = []
    private var walk: FolderWalk?
    private var descriptor: Int32?
    private var cutter: LineCutter

    /// Opens the list of names, if there is one.
    init(_ list: InputList, leavingOut answered: AnsweredInputs? = nil) throws(JobError) {
        self.list = list
        self.answered = answered
        operands = list.operands[...]
        cutter = LineCutter(separator: list.separator)
        guard let path = list.filesFrom else { return }
        // Opening a pipe must not wait for its writer; reading asks first anyway.
        let opened = path == "-" ? 0 : unsafe open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK)
        guard opened >= 0 else {
            let reason = unsafe String(cString: strerror(errno))
            throw JobError(
                errno == ENOENT ? .notFound : .unreadable, "cannot open --files-from \(path): \(reason)")
        }
        descriptor = opened
    }

    /// The next inputs of the shard that are not answered yet: as many as there are without waiting, but few; none
    /// behind the last.
    func next() async throws -> [FoundInput] {
        var inputs: [FoundInput] = []
        while inputs.isEmpty || inputs.count < Self.mostAtOnce && (walk != nil || !names.isEmpty),
            let found = try await nextOfAny()
        {
            try Task.checkCancellation()
            if list.holds(found.name), answered?.holds(found.name) != true { inputs.append(found) }
        }
        return inputs
    }

    private static let mostAtOnce = 64

    /// Standard input may be the list itself, and can be read once at most.
    private static let listedInput = JobError(
        .unreadable, "standard input cannot be read by a list", hint: "name - on the command line")

    private func nextOfAny() async throws -> FoundInput? {
        while true {
            if let found = walk?.next() { return found }
            walk = nil
            guard let (name, isListed) = try await nextName() else { return nil }
            if isListed, name == "-" { return .failure(name, Self.listedInput) }
            guard list.recursive, let walk = FolderWalk(root: name, allFiles: list.allFiles) else {
                return .name(name)
            }
            self.walk = walk
        }
    }

    /// The next name, and whether it comes from a list.
    private func nextName() async throws -> (name: String, isListed: Bool)? {
        if let operand = operands.popFirst() { return (operand, false) }
        while true {
            if let name = names.popFirst() { return (name, true) }
            guard let descriptor else { return nil }
            names = try await read(descriptor)[...]
        }
    }

    /// The names in what comes next; at the end the descriptor is given up.
    private func read(_ descriptor: Int32) async throws -> [String] {
        // Waiting must hold no thread of the pool, which the work needs, and must hear of an interruption.
        while !isReadable(descriptor) { try await Task.sleep(for: .milliseconds(10)) }
        try Task.checkCancellation()
        var piece = [UInt8](repeating: 0, count: 1 << 16)
        let count = unsafe piece.withUnsafeMutableBytes {
            unsafe Glibc.read(descriptor, $0.baseAddress, $0.count)
        }
        if count < 0 {
            if errno == EINTR || errno == EAGAIN { return [] }
            throw JobError(
                .unreadable, "cannot read --files-from: \(unsafe String(cString: strerror(errno)))")
        }
        if count > 0 { return try cutter.take(piece[..<count]) }
        if descriptor != 0 { close(descriptor) }
        self.descriptor = nil
        return cutter.finish().map { [$0] } ?? []
    }

    private func isReadable(_ descriptor: Int32) -> Bool {
        var waiting = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return unsafe poll(&waiting, 1, 0) != 0
    }
}
