extension Decision {
    /// A status code (RFC 9110 §15).
    public struct Status: RawRepresentable, Hashable, Sendable {
        /// The three digits.
        public let rawValue: Int

        /// Makes a status of any code.
        public init(rawValue: Int) { self.rawValue = rawValue }

        /// 200: the whole representation.
        public static let ok = Status(rawValue: 200)
        /// 204: the answer to OPTIONS.
        public static let noContent = Status(rawValue: 204)
        /// 206: one or several parts.
        public static let partialContent = Status(rawValue: 206)
        /// 304: what the client has is still good.
        public static let notModified = Status(rawValue: 304)
        /// 404: there is nothing.
        public static let notFound = Status(rawValue: 404)
        /// 405: only GET, HEAD and OPTIONS are understood.
        public static let methodNotAllowed = Status(rawValue: 405)
        /// 412: the client's precondition does not hold.
        public static let preconditionFailed = Status(rawValue: 412)
        /// 416: no requested byte exists.
        public static let rangeNotSatisfiable = Status(rawValue: 416)
    }
}
