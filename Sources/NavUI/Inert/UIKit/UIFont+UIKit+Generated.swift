// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIFont {
  /// Stands in for `fontDescriptor` of `UIFont`.
  public var fontDescriptor: UIFontDescriptor { UIFontDescriptor() }
  /// Creates what stands in for a `UIFont`.
  public convenience init(descriptor: UIFontDescriptor, size pointSize: CGFloat) {
    self.init(pointSize: pointSize)
  }
}

extension UIFont {
  /// Stands in for `withSize` of `UIFont`.
  public func withSize(_ fontSize: CGFloat) -> UIFont {
    UIFont(descriptor: fontDescriptor, size: fontSize)
  }
  /// Stands in for `lineHeight` of `UIFont`.
  public var lineHeight: CGFloat { pointSize * 1.2 }
  /// Stands in for `fontName` of `UIFont`.
  public var fontName: String { ".SFUI-Regular" }
  /// Stands in for `familyName` of `UIFont`.
  public var familyName: String { ".AppleSystemUIFont" }
  /// Stands in for `ascender` of `UIFont`.
  public var ascender: CGFloat { pointSize * 0.95 }
  /// Stands in for `descender` of `UIFont`.
  public var descender: CGFloat { pointSize * -0.25 }
  /// Stands in for `familyNames` of `UIFont`.
  public static var familyNames: [String] { [] }
  /// Stands in for `fontNames` of `UIFont`.
  public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
  /// Stands in for `monospacedDigitSystemFont` of `UIFont`.
  public static func monospacedDigitSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: fontSize)
  }
  /// Stands in for `monospacedSystemFont` of `UIFont`.
  public static func monospacedSystemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont {
    .systemFont(ofSize: fontSize)
  }
  /// Stands in for `italicSystemFont` of `UIFont`.
  public static func italicSystemFont(ofSize fontSize: CGFloat) -> UIFont {
    .systemFont(ofSize: fontSize)
  }
}
