extension ContainerOutline {
    /// Reads the outline of an ISO base media or QuickTime file, or nil where there is none.
    static func isoBaseMedia(_ reader: inout HeaderReader) throws -> ContainerOutline? {
        var layout = BoxLayout()
        return try isoBaseMedia(&layout, &reader)
    }

    /// Reads the outline, and leaves behind where the boxes are.
    static func isoBaseMedia(
        _ layout: inout BoxLayout, _ reader: inout HeaderReader
    ) throws -> ContainerOutline? {
        let declaredEnd = try layout.walk(&reader)
        guard layout.isTelling else { return nil }
        let family = Family.isoBaseMedia(
            brands: layout.brands, fastStart: layout.isFastStart, fragmented: layout.isFragmented)
        return ContainerOutline(family: family, declaredEnd: declaredEnd, size: reader.size)
    }
}
