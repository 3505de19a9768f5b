extension UInt8 {
    /// Two hexadecimal digits in upper case, as in the examples of RFC 6381.
    var twoDigits: String {
        let digits = String(self, radix: 16, uppercase: true)
        return self < 16 ? "0" + digits : digits
    }
}
