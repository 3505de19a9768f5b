extension EntityTag {
    /// How old a file must be for its modification time to tell two states apart, in nanoseconds.
    ///
    /// A clock ticks every few milliseconds at best, a file system may keep whole seconds or two: a file
    /// younger than this can be written again without its time changing.
    static let settlingNanoseconds: Int64 = 2_000_000_000

    /// Makes the tag of a file from its size in bytes and its modification time.
    ///
    /// Both times are in nanoseconds since 1970 UTC. The tag is weak while the file is younger than two seconds,
    /// which a file from the future is too. No inode goes in, so that copies on several hosts have one tag.
    public init(size: Int64, modifiedNanoseconds: Int64, nowNanoseconds: Int64) {
        let (age, overflow) = nowNanoseconds.subtractingReportingOverflow(modifiedNanoseconds)
        // The difference only overflows when the two are centuries apart: then the order alone decides.
        let isYoung = overflow ? nowNanoseconds < modifiedNanoseconds : age < Self.settlingNanoseconds
        self.init(
            checked: String(size, radix: 16) + "-" + String(modifiedNanoseconds, radix: 16), isWeak: isYoung)
    }
}
