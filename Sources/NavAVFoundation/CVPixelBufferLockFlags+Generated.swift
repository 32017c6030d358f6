// Made by Scripts/generate from Scripts/stand-ins/AVFoundation.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

import NavUI

/// Stands in for `CVPixelBufferLockFlags` of AVFoundation, and does nothing.
public struct CVPixelBufferLockFlags: OptionSet, Sendable {
  /// Stands in for `rawValue` of `CVPixelBufferLockFlags`.
  public let rawValue: UInt64
  /// Creates what stands in for a `CVPixelBufferLockFlags`.
  public init(rawValue: UInt64) {
    self.rawValue = rawValue
  }
  /// Stands in for `readOnly` of `CVPixelBufferLockFlags`.
  public static let readOnly: CVPixelBufferLockFlags = CVPixelBufferLockFlags(rawValue: 1)
}
