// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGImage` of UIKit, and does nothing.
public final class CGImage: Hashable, @unchecked Sendable {
  /// Creates what stands in for a `CGImage`.
  public init() {
  }
  /// Stands in for `==` of `CGImage`.
  public static func == (lhs: CGImage, rhs: CGImage) -> Bool { lhs === rhs }
  /// Stands in for `hash` of `CGImage`.
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  /// Stands in for `bitsPerComponent` of `CGImage`.
  public var bitsPerComponent: Int { 8 }
  /// Stands in for `bitsPerPixel` of `CGImage`.
  public var bitsPerPixel: Int { 32 }
  /// Stands in for `bytesPerRow` of `CGImage`.
  public var bytesPerRow: Int { 0 }
  /// Stands in for `colorSpace` of `CGImage`.
  public var colorSpace: CGColorSpace? { CGColorSpaceCreateDeviceRGB() }
  /// Stands in for `alphaInfo` of `CGImage`.
  public var alphaInfo: CGImageAlphaInfo { .premultipliedLast }
  /// Stands in for `bitmapInfo` of `CGImage`.
  public var bitmapInfo: CGBitmapInfo { [] }
  /// Stands in for `dataProvider` of `CGImage`.
  public var dataProvider: CGDataProvider? { nil }
  /// Stands in for `cropping` of `CGImage`.
  public func cropping(to rect: CGRect) -> CGImage? { self }
  /// Stands in for `copy` of `CGImage`.
  public func copy() -> CGImage? { self }
  /// Stands in for `copy` of `CGImage`.
  public func copy(colorSpace: CGColorSpace) -> CGImage? { self }
  /// Stands in for `width` of `CGImage`.
  public var width: Int { 0 }
  /// Stands in for `height` of `CGImage`.
  public var height: Int { 0 }
}
