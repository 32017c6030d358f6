// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIFontDescriptor {
  /// Creates what stands in for a `UIFontDescriptor`.
  public convenience init(name: String, size: CGFloat) {
    self.init()
  }
  /// Creates what stands in for a `UIFontDescriptor`.
  public convenience init(fontAttributes attributes: [AttributeName: Any]) {
    self.init()
  }
  /// Stands in for `pointSize` of `UIFontDescriptor`.
  public var pointSize: CGFloat { 17 }
  /// Stands in for `postscriptName` of `UIFontDescriptor`.
  public var postscriptName: String { ".SFUI-Regular" }
  /// Stands in for `symbolicTraits` of `UIFontDescriptor`.
  public var symbolicTraits: SymbolicTraits { [] }
  /// Stands in for `fontAttributes` of `UIFontDescriptor`.
  public var fontAttributes: [AttributeName: Any] { [:] }
  /// Stands in for `addingAttributes` of `UIFontDescriptor`.
  public func addingAttributes(_ attributes: [AttributeName: Any]) -> UIFontDescriptor { self }
  /// Stands in for `withFamily` of `UIFontDescriptor`.
  public func withFamily(_ newFamily: String) -> UIFontDescriptor { self }
  /// Stands in for `withFace` of `UIFontDescriptor`.
  public func withFace(_ newFace: String) -> UIFontDescriptor { self }
  /// Stands in for `AttributeName` of `UIFontDescriptor`.
  public struct AttributeName: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `AttributeName`.
    public let rawValue: String
    /// Creates what stands in for a `AttributeName`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `family` of `AttributeName`.
    public static let family: AttributeName = AttributeName(rawValue: "family")
    /// Stands in for `name` of `AttributeName`.
    public static let name: AttributeName = AttributeName(rawValue: "name")
    /// Stands in for `face` of `AttributeName`.
    public static let face: AttributeName = AttributeName(rawValue: "face")
    /// Stands in for `size` of `AttributeName`.
    public static let size: AttributeName = AttributeName(rawValue: "size")
    /// Stands in for `traits` of `AttributeName`.
    public static let traits: AttributeName = AttributeName(rawValue: "traits")
    /// Stands in for `featureSettings` of `AttributeName`.
    public static let featureSettings: AttributeName = AttributeName(rawValue: "featureSettings")
    /// Stands in for `textStyle` of `AttributeName`.
    public static let textStyle: AttributeName = AttributeName(rawValue: "textStyle")
  }
  /// Stands in for `TraitKey` of `UIFontDescriptor`.
  public struct TraitKey: RawRepresentable, Hashable, Sendable {
    /// Stands in for `rawValue` of `TraitKey`.
    public let rawValue: String
    /// Creates what stands in for a `TraitKey`.
    public init(rawValue: String) {
      self.rawValue = rawValue
    }
    /// Stands in for `weight` of `TraitKey`.
    public static let weight: TraitKey = TraitKey(rawValue: "weight")
    /// Stands in for `symbolic` of `TraitKey`.
    public static let symbolic: TraitKey = TraitKey(rawValue: "symbolic")
  }
}
