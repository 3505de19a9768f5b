import Foundation
import Glibc
import Testing

/// Lends the reading end of a pipe into which a thread writes `bytes`.
func withPipe<Result>(of bytes: [UInt8], _ body: (Int32) throws -> Result) throws -> Result {
    signal(SIGPIPE, SIG_IGN)
    var ends: [Int32] = [0, 0]
    try #require(unsafe pipe(&ends) == 0)
    // Commands that other tests start must not hold it open.
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
    let (reading, writing) = (ends[0], ends[1])
    let isDone = DispatchSemaphore(value: 0)
    Thread.detachNewThread {
        var rest = bytes[...]
        while !rest.isEmpty {
            let count = unsafe rest.withUnsafeBytes { unsafe write(writing, $0.baseAddress, $0.count) }
            if count <= 0 { break }
            rest = rest.dropFirst(count)
        }
        close(writing)
        isDone.signal()
    }
    defer { isDone.wait() }
    defer { close(reading) }
    return try body(reading)
}
