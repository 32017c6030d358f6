// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIBackgroundConfiguration` of UIKit, and does nothing.
public struct UIBackgroundConfiguration {
  /// Stands in for `backgroundColor` of `UIBackgroundConfiguration`.
  public var backgroundColor: UIColor? = nil
  /// Stands in for `cornerRadius` of `UIBackgroundConfiguration`.
  public var cornerRadius: CGFloat = 0
  /// Stands in for `strokeColor` of `UIBackgroundConfiguration`.
  public var strokeColor: UIColor? = nil
  /// Stands in for `strokeWidth` of `UIBackgroundConfiguration`.
  public var strokeWidth: CGFloat = 0
  /// Stands in for `visualEffect` of `UIBackgroundConfiguration`.
  public var visualEffect: UIVisualEffect? = nil
  /// Stands in for `image` of `UIBackgroundConfiguration`.
  public var image: UIImage? = nil
  /// Creates what stands in for a `UIBackgroundConfiguration`.
  public init() {
  }
  /// Stands in for `clear` of `UIBackgroundConfiguration`.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Stands in for `listPlainCell` of `UIBackgroundConfiguration`.
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
  /// Stands in for `listGroupedCell` of `UIBackgroundConfiguration`.
  public static func listGroupedCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration() }
}
