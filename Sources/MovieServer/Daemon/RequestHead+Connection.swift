import CMicroHTTPD

extension RequestHead {
    /// Reads the head of the request that a connection is at.
    ///
    /// The corresponding C function is `MHD_get_connection_values`, which keeps repeated fields apart.
    init(method: String, target: [UInt8], of connection: OpaquePointer) {
        self.init(method: method, target: target)
        unsafe withUnsafeMutablePointer(to: &self) { head in
            _ = unsafe MHD_get_connection_values(
                connection, .HEADER_KIND,
                { head, _, name, value in
                    let head = unsafe head!.assumingMemoryBound(to: RequestHead.self)
                    if let name = unsafe name {
                        let value = unsafe value.map { unsafe String(cString: $0) } ?? ""
                        unsafe head.pointee.append(name: String(cString: name), value: value)
                    }
                    return .YES
                }, head)
        }
    }
}
