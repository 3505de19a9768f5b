import Dispatch
import Origins
import Synchronization

/// Keeps the catalogue true to the disk: scans again and again, and lends the last snapshot.
///
/// Whoever asks gets a snapshot at once; scans run on a queue of their own.
final class CatalogueKeeper: Sendable {
    private struct State {
        var catalogue: Catalogue
        var isStopped = false
    }

    private let roots: [ServedRoot]
    private let minimumPause: Double
    private let state: Mutex<State>
    private let queue = DispatchQueue(label: "mutoscope.catalogue", qos: .utility)

    /// Scans once before it returns; `minimumPause` is in seconds.
    init(roots: [ServedRoot], minimumPause: Double) {
        self.roots = roots
        self.minimumPause = minimumPause
        state = Mutex(State(catalogue: Self.scan(roots)))
    }

    /// The catalogue as of the last finished scan.
    var catalogue: Catalogue { state.withLock { $0.catalogue } }

    /// Begins to scan in the background.
    func start() { scheduleScan(after: minimumPause) }

    /// Ends the scans; one that is under way is finished and forgotten.
    func stop() { state.withLock { $0.isStopped = true } }

    /// The folder of a root.
    func directory(_ root: Int) -> RootDirectory { roots[root].directory }

    private func scheduleScan(after pause: Double) {
        queue.asyncAfter(deadline: .now() + pause) { [weak self] in
            guard let self, !state.withLock({ $0.isStopped }) else { return }
            let start = ContinuousClock.now
            let catalogue = Self.scan(roots)
            let duration = (ContinuousClock.now - start) / .seconds(1)
            state.withLock { if !$0.isStopped { $0.catalogue = catalogue } }
            scheduleScan(after: Self.pause(afterScanOf: duration, minimum: minimumPause))
        }
    }

    /// How long to wait after a scan, in seconds: scanning never takes more than a twentieth of a core.
    static func pause(afterScanOf duration: Double, minimum: Double) -> Double { max(minimum, 20 * duration) }

    private static func scan(_ roots: [ServedRoot]) -> Catalogue {
        let items = roots.enumerated().flatMap { number, root in
            // A single root needs no name: its tree may then move without changing any path.
            let prefix = roots.count > 1 && !root.name.isEmpty ? root.name + [UInt8(ascii: "/")] : []
            return root.files().map { file in
                MovieItem(root: number, below: file.path, path: prefix + file.path, stamp: file.stamp)
            }
        }
        return Catalogue(items)
    }
}
