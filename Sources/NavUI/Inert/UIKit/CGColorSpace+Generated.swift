// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `CGColorSpace` of UIKit, and does nothing.
open class CGColorSpace: NSObject, @unchecked Sendable {
  /// Creates what stands in for a `CGColorSpace`.
  public override init() {
    super.init()
  }
  /// Creates what stands in for a `CGColorSpace`.
  public convenience init?(name: String) {
    self.init()
  }
  /// Stands in for `sRGB` of `CGColorSpace`.
  public static let sRGB: String = "sRGB"
  /// Stands in for `displayP3` of `CGColorSpace`.
  public static let displayP3: String = "displayP3"
  /// Stands in for `extendedSRGB` of `CGColorSpace`.
  public static let extendedSRGB: String = "extendedSRGB"
  /// Stands in for `linearSRGB` of `CGColorSpace`.
  public static let linearSRGB: String = "linearSRGB"
  /// Stands in for `genericGrayGamma2_2` of `CGColorSpace`.
  public static let genericGrayGamma2_2: String = "genericGrayGamma2_2"
  /// Stands in for `numberOfComponents` of `CGColorSpace`.
  open var numberOfComponents: Int { 3 }
  /// Stands in for `name` of `CGColorSpace`.
  open var name: String? { nil }
}
