// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIListContentConfiguration` of UIKit, and does nothing.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// Stands in for `text` of `UIListContentConfiguration`.
  public var text: String? = nil
  /// Stands in for `secondaryText` of `UIListContentConfiguration`.
  public var secondaryText: String? = nil
  /// Stands in for `attributedText` of `UIListContentConfiguration`.
  public var attributedText: NSAttributedString? = nil
  /// Stands in for `image` of `UIListContentConfiguration`.
  public var image: UIImage? = nil
  /// Creates what stands in for a `UIListContentConfiguration`.
  public init() {
  }
  /// Stands in for `makeContentView` of `UIListContentConfiguration`.
  public func makeContentView() -> UIView { UIView() }
  /// Stands in for `updated` of `UIListContentConfiguration`.
  public func updated(for state: Any) -> UIListContentConfiguration { self }
  /// Stands in for `cell` of `UIListContentConfiguration`.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Stands in for `subtitleCell` of `UIListContentConfiguration`.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Stands in for `valueCell` of `UIListContentConfiguration`.
  public static func valueCell() -> UIListContentConfiguration { UIListContentConfiguration() }
  /// Stands in for `sidebarCell` of `UIListContentConfiguration`.
  public static func sidebarCell() -> UIListContentConfiguration { UIListContentConfiguration() }
}
