// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGBitmapInfo` of UIKit, and does nothing.
public struct CGBitmapInfo: OptionSet, Sendable {
  /// Stands in for `rawValue` of `CGBitmapInfo`.
  public let rawValue: UInt32
  /// Creates what stands in for a `CGBitmapInfo`.
  public init(rawValue: UInt32) {
    self.rawValue = rawValue
  }
  /// Stands in for `byteOrder32Little` of `CGBitmapInfo`.
  public static let byteOrder32Little: CGBitmapInfo = CGBitmapInfo(rawValue: 8192)
  /// Stands in for `byteOrder32Big` of `CGBitmapInfo`.
  public static let byteOrder32Big: CGBitmapInfo = CGBitmapInfo(rawValue: 16384)
  /// Stands in for `alphaInfoMask` of `CGBitmapInfo`.
  public static let alphaInfoMask: CGBitmapInfo = CGBitmapInfo(rawValue: 31)
}
