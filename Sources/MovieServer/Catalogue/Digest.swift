import CGnuTLS

/// Digests of bytes.
enum Digest {
    /// The 32 bytes of SHA-256 of `bytes`.
    ///
    /// The corresponding C function is `gnutls_hash_fast`.
    static func sha256(_ bytes: [UInt8]) -> [UInt8] {
        var digest = [UInt8](repeating: 0, count: 32)
        let status = unsafe bytes.withUnsafeBytes { input in
            unsafe digest.withUnsafeMutableBytes { output in
                unsafe gnutls_hash_fast(GNUTLS_DIG_SHA256, input.baseAddress, input.count, output.baseAddress!)
            }
        }
        precondition(status == 0, "SHA-256 is part of every GnuTLS")
        return digest
    }
}
