public import Foundation

/// The directory of `Package.swift`.
public let packageRoot = URL(filePath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
