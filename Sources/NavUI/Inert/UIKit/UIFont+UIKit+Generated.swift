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

extension UIFont {
  /// Stands in for `preferredFont` of `UIFont`.
  public static func preferredFont(
    forTextStyle style: TextStyle,
    compatibleWith traitCollection: UITraitCollection?
  ) -> UIFont { preferredFont(forTextStyle: style) }
  /// Stands in for `systemFont` of `UIFont`.
  public static func systemFont(ofSize fontSize: CGFloat, weight: Weight, width: Width) -> UIFont {
    systemFont(ofSize: fontSize)
  }
  /// Stands in for `labelFontSize` of `UIFont`.
  public static var labelFontSize: CGFloat { 17 }
  /// Stands in for `buttonFontSize` of `UIFont`.
  public static var buttonFontSize: CGFloat { 18 }
  /// Stands in for `smallSystemFontSize` of `UIFont`.
  public static var smallSystemFontSize: CGFloat { 12 }
  /// Stands in for `systemFontSize` of `UIFont`.
  public static var systemFontSize: CGFloat { 14 }
  /// Stands in for `capHeight` of `UIFont`.
  public var capHeight: CGFloat { pointSize * 0.7 }
  /// Stands in for `xHeight` of `UIFont`.
  public var xHeight: CGFloat { pointSize * 0.5 }
  /// Stands in for `leading` of `UIFont`.
  public var leading: CGFloat { 0 }
  /// Stands in for `Width` of `UIFont`.
  public struct Width: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `Width`.
    public let rawValue: CGFloat
    /// Creates what stands in for a `Width`.
    public init(rawValue: CGFloat) {
      self.rawValue = rawValue
    }
    /// Stands in for `condensed` of `Width`.
    public static let condensed: Width = Width(rawValue: -0.2)
    /// Stands in for `standard` of `Width`.
    public static let standard: Width = Width(rawValue: 0)
    /// Stands in for `expanded` of `Width`.
    public static let expanded: Width = Width(rawValue: 0.2)
    /// Stands in for `compressed` of `Width`.
    public static let compressed: Width = Width(rawValue: -0.4)
  }
}
