extension MovieHeader {
    static func isoBaseMedia(_ reader: inout HeaderReader, limits: HeaderLimits) throws -> MovieHeader? { nil }
}
