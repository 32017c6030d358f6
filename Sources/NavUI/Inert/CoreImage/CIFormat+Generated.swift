// Made by Scripts/generate from Scripts/stand-ins/CoreImage.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CIFormat` of CoreImage, and does nothing.
public struct CIFormat: RawRepresentable, Hashable, Sendable {
  /// Stands in for `rawValue` of `CIFormat`.
  public let rawValue: Int32
  /// Creates what stands in for a `CIFormat`.
  public init(rawValue: Int32) {
    self.rawValue = rawValue
  }
  /// Stands in for `ARGB8` of `CIFormat`.
  public static let ARGB8: CIFormat = CIFormat(rawValue: 1)
  /// Stands in for `BGRA8` of `CIFormat`.
  public static let BGRA8: CIFormat = CIFormat(rawValue: 2)
  /// Stands in for `RGBA8` of `CIFormat`.
  public static let RGBA8: CIFormat = CIFormat(rawValue: 3)
  /// Stands in for `RGBA16` of `CIFormat`.
  public static let RGBA16: CIFormat = CIFormat(rawValue: 4)
  /// Stands in for `RGBAh` of `CIFormat`.
  public static let RGBAh: CIFormat = CIFormat(rawValue: 5)
  /// Stands in for `RGBAf` of `CIFormat`.
  public static let RGBAf: CIFormat = CIFormat(rawValue: 6)
  /// Stands in for `R8` of `CIFormat`.
  public static let R8: CIFormat = CIFormat(rawValue: 7)
  /// Stands in for `L8` of `CIFormat`.
  public static let L8: CIFormat = CIFormat(rawValue: 8)
}
