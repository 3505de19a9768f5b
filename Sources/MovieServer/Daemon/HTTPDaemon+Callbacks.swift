import CMicroHTTPD
import Glibc

// The functions that C calls. Each finds its Swift object behind the pointer it was given and hands over.

extension HTTPDaemon {
    /// Called when a request's head is complete, for each part of its body, and when it was resumed.
    static let handle: MHD_AccessHandlerCallback = {
        context, connection, _, method, _, _, uploadSize, exchange in
        guard let context = unsafe context, let connection = unsafe connection, let method = unsafe method,
            let exchange = unsafe exchange?.pointee
        else { return .NO }
        // No route takes a body; what comes of one is dropped. Mostly the answer went out before it.
        unsafe uploadSize?.pointee = 0
        let daemon = unsafe Unmanaged<HTTPDaemon>.fromOpaque(context).takeUnretainedValue()
        return unsafe daemon.run(
            Unmanaged<Exchange>.fromOpaque(exchange).takeUnretainedValue(), on: connection,
            method: String(cString: method))
    }

    /// Called with the request line's raw target; what it returns stands for the request from then on.
    static let beginExchange:
        @convention(c) (
            UnsafeMutableRawPointer?, UnsafePointer<CChar>?, OpaquePointer?
        ) -> UnsafeMutableRawPointer? = { _, target, connection in
            guard let target = unsafe target, let connection = unsafe connection else { return nil }
            let bytes = unsafe UnsafeBufferPointer(start: target, count: strlen(target)).map {
                UInt8(bitPattern: $0)
            }
            return unsafe Unmanaged.passRetained(Exchange(target: bytes, connection: connection)).toOpaque()
        }

    /// Called when a request is over, however it ended.
    static let endExchange: MHD_RequestCompletedCallback = { context, _, exchange, reason in
        guard let context = unsafe context, let pointer = unsafe exchange?.pointee else { return }
        unsafe exchange?.pointee = nil
        let daemon = unsafe Unmanaged<HTTPDaemon>.fromOpaque(context).takeUnretainedValue()
        let exchange = unsafe Unmanaged<Exchange>.fromOpaque(pointer).takeRetainedValue()
        daemon.exchangeEnded(exchange, isComplete: reason == .REQUEST_TERMINATED_COMPLETED_OK)
    }

    /// Called when a connection was accepted and when it is about to be closed.
    static let changeConnection: MHD_NotifyConnectionCallback = { context, connection, _, change in
        guard let context = unsafe context, let connection = unsafe connection else { return }
        let daemon = unsafe Unmanaged<HTTPDaemon>.fromOpaque(context).takeUnretainedValue()
        unsafe daemon.connectionChanged(connection, isOpen: change == .CONNECTION_NOTIFY_STARTED)
    }

    /// Called to decode percent signs, which is left to the routes: they see the raw target.
    static let leaveEncoded:
        @convention(c) (
            UnsafeMutableRawPointer?, OpaquePointer?, UnsafeMutablePointer<CChar>?
        ) -> Int = { _, _, text in unsafe text.map { unsafe strlen($0) } ?? 0 }
}
