/// Which matrix a YUV picture was made with.
public enum ColorMatrix {
    /// H.273's number for the matrix to use: the one that is said, else BT.709 for HD sizes and BT.601 below.
    ///
    /// FFmpeg alone would take BT.601 for every picture that does not say.
    static func assumed(for said: UInt32, width: Int, height: Int) -> Int32 {
        let (bt709, bt601): (Int32, Int32) = (1, 5)
        switch said {
        case 1, 4, 5, 6, 7, 9, 10: return Int32(said)
        default: return isHighDefinition(width: width, height: height) ? bt709 : bt601
        }
    }

    /// Whether a picture without colour tags counts as BT.709.
    public static func isHighDefinition(width: Int, height: Int) -> Bool { width >= 1280 || height >= 720 }
}
