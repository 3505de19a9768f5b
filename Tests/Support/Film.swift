/// The film as it would be without compression: barcode and corners on grey.
public enum Film {
    /// Draws frame `number` in RGB.
    public static func frame(_ number: Int, width: Int = 320, height: Int = 180) -> DecodedPicture {
        var rows: [Band: [UInt8]] = [:]
        var bytes: [UInt8] = []
        bytes.reserveCapacity(width * height * 3)
        for y in 0..<height {
            let band = Band(at: (Double(y) + 0.5) / Double(height))
            let row = rows[band] ?? row(of: number, in: band, width: width)
            rows[band] = row
            bytes += row
        }
        return DecodedPicture(width: width, height: height, layout: .rgb, bytes: bytes)
    }

    /// What a row of the picture goes through.
    private enum Band {
        case top, upperCells, lowerCells, bottom, background

        init(at y: Double) {
            switch y {
            case ..<(2.0 / 9): self = .top
            case Barcode.rows.upper: self = .upperCells
            case Barcode.rows.lower: self = .lowerCells
            case (7.0 / 9)...: self = .bottom
            default: self = .background
            }
        }
    }

    private static func row(of number: Int, in band: Band, width: Int) -> [UInt8] {
        (0..<width).flatMap { color(of: number, in: band, at: (Double($0) + 0.5) / Double(width)) }
    }

    private static func color(of number: Int, in band: Band, at x: Double) -> [UInt8] {
        let column = Int(x * 16)
        return switch (band, column) {
        case (.top, ..<2): [255, 0, 0]
        case (.top, 14...): [0, 255, 0]
        case (.bottom, ..<2): [0, 0, 255]
        case (.bottom, 14...): [255, 255, 255]
        case (.upperCells, 1...14): isWhite(column, of: number) ? [255, 255, 255] : [0, 0, 0]
        case (.lowerCells, 1...13): isWhite(column, of: number) ? [0, 0, 0] : [255, 255, 255]
        case (.lowerCells, 14): [0, 0, 0]
        default: [128, 128, 128]
        }
    }

    /// Whether the upper cell is white.
    private static func isWhite(_ column: Int, of number: Int) -> Bool {
        column == 1 || column < 14 && number >> (13 - column) & 1 == 1
    }
}
