/// A colour description by the numbers of ITU-T H.273.
public struct ColorCodes: Hashable, Sendable {
    /// Colour primaries.
    public let primaries: UInt8
    /// Transfer characteristics.
    public let transfer: UInt8
    /// Matrix coefficients.
    public let matrix: UInt8

    /// Gathers the numbers.
    public init(primaries: UInt8, transfer: UInt8, matrix: UInt8) {
        self.primaries = primaries
        self.transfer = transfer
        self.matrix = matrix
    }
}
