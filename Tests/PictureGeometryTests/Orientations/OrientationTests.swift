import FoundationEssentials
import PictureGeometry
import Testing

/// Every pair of orientations.
private let pairs = Orientation.allCases.flatMap { first in Orientation.allCases.map { (first, $0) } }

struct `An orientation` {
    @Test(arguments: [
        (0, false, 1), (0, true, 2), (180, false, 3), (180, true, 4), (270, true, 5), (90, false, 6),
        (90, true, 7),
        (270, false, 8),
    ])
    func `is a mirroring and a rotation`(rotation: Int, mirrored: Bool, number: Int) throws {
        let orientation = try #require(Orientation(rawValue: number))
        #expect(orientation.rotation == rotation)
        #expect(orientation.isMirrored == mirrored)
        #expect(orientation.swapsSides == (number >= 5))
        for turns in [-720, -360, 0, 360, 720] {
            #expect(Orientation(rotation: rotation + turns, mirrored: mirrored) == orientation)
        }
    }

    @Test(arguments: [1, 45, 89, -1, 359])
    func `is not any other rotation`(degrees: Int) {
        #expect(Orientation(rotation: degrees, mirrored: false) == nil)
        #expect(Orientation(rotation: degrees, mirrored: true) == nil)
    }

    @Test func `is coded as its number`() throws {
        let json = try JSONEncoder().encode(Orientation.allCases)
        #expect(String(decoding: json, as: UTF8.self) == "[1,2,3,4,5,6,7,8]")
        #expect(try JSONDecoder().decode([Orientation].self, from: json) == Orientation.allCases)
        for bad in ["[0]", "[9]"] {
            #expect(throws: DecodingError.self) {
                try JSONDecoder().decode([Orientation].self, from: Data(bad.utf8))
            }
        }
    }

    /// What EXIF says about stored row 0 and stored column 0: where they are seen.
    @Test(arguments: [
        (1, "top left"), (2, "top right"), (3, "bottom right"), (4, "bottom left"), (5, "left top"),
        (6, "right top"),
        (7, "right bottom"), (8, "left bottom"),
    ])
    func `shows stored row 0 and column 0 where EXIF says`(number: Int, sides: String) throws {
        let orientation = try #require(Orientation(rawValue: number))
        let stored = PixelSize(width: 5, height: 3)
        let seen = orientation.turned(stored)
        let row = (0..<5).map { orientation.place(ofColumn: $0, row: 0, in: stored) }
        let column = (0..<3).map { orientation.place(ofColumn: 0, row: $0, in: stored) }
        func side(_ pixels: [(column: Int, row: Int)]) -> String? {
            if pixels.allSatisfy({ $0.row == 0 }) { return "top" }
            if pixels.allSatisfy({ $0.row == seen.height - 1 }) { return "bottom" }
            if pixels.allSatisfy({ $0.column == 0 }) { return "left" }
            return pixels.allSatisfy { $0.column == seen.width - 1 } ? "right" : nil
        }
        #expect([side(row), side(column)] == sides.split(separator: " ").map(String.init))
    }
}

struct `Orientations` {
    @Test func `form a group`() {
        for (first, second) in pairs {
            let both = first.followed(by: second)
            for third in Orientation.allCases {
                #expect(both.followed(by: third) == first.followed(by: second.followed(by: third)))
            }
        }
        for orientation in Orientation.allCases {
            #expect(orientation.followed(by: .upright) == orientation)
            #expect(Orientation.upright.followed(by: orientation) == orientation)
            #expect(orientation.followed(by: orientation.inverse) == .upright)
            #expect(orientation.inverse.followed(by: orientation) == .upright)
        }
    }

    @Test func `follow each other as their rotations and mirrors do`() throws {
        let mirrored = try #require(Orientation(rotation: 0, mirrored: true))
        for orientation in Orientation.allCases {
            let rotation = try #require(Orientation(rotation: orientation.rotation, mirrored: false))
            let parts = orientation.isMirrored ? mirrored.followed(by: rotation) : rotation
            #expect(parts == orientation)
        }
        #expect(Orientation.rotated90.followed(by: .mirrored) == .transposed)
        #expect(Orientation.mirrored.followed(by: .rotated90) == .transversed)
    }

    @Test func `move each pixel of a picture as one after the other`() {
        let size = PixelSize(width: 3, height: 2)
        for (first, second) in pairs {
            let both = first.followed(by: second)
            #expect(both.turned(size) == second.turned(first.turned(size)))
            for (x, y) in (0..<3).flatMap({ x in (0..<2).map { (x, $0) } }) {
                let between = first.place(ofColumn: x, row: y, in: size)
                let after = second.place(ofColumn: between.column, row: between.row, in: first.turned(size))
                #expect(both.place(ofColumn: x, row: y, in: size) == after)
            }
        }
    }

    @Test func `move pixels onto all places of the turned picture`() {
        let size = PixelSize(width: 3, height: 2)
        for orientation in Orientation.allCases {
            let turned = orientation.turned(size)
            let places = (0..<3).flatMap { x in
                (0..<2).map { y in
                    let place = orientation.place(ofColumn: x, row: y, in: size)
                    return place.row * turned.width + place.column
                }
            }
            #expect(places.sorted() == Array(0..<6))
        }
    }
}
