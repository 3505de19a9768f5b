import Glibc

/// What a descriptor tells about the terminal behind it.
enum Terminal {
    /// Whether there is one.
    static func isBehind(_ descriptor: Int32) -> Bool { isatty(descriptor) == 1 }

    /// How many columns it has, if it knows.
    static func columns(of descriptor: Int32) -> Int? {
        var size = winsize()
        guard unsafe ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0, size.ws_col > 0 else { return nil }
        return Int(size.ws_col)
    }

    /// The style of text that goes to a descriptor.
    static func style(of descriptor: Int32, _ color: TextStyle.Color) -> TextStyle {
        TextStyle(
            color, isTerminal: isBehind(descriptor), measured: columns(of: descriptor),
            environment: { name in unsafe getenv(name).map { unsafe String(cString: $0) } })
    }
}
