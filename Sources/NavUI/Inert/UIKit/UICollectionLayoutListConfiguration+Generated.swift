// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionLayoutListConfiguration` of UIKit, and does nothing.
public struct UICollectionLayoutListConfiguration {
  /// Creates what stands in for a `UICollectionLayoutListConfiguration`.
  public init(appearance: Appearance) {
  }
  /// Stands in for `showsSeparators` of `UICollectionLayoutListConfiguration`.
  public var showsSeparators: Bool = true
  /// Stands in for `backgroundColor` of `UICollectionLayoutListConfiguration`.
  public var backgroundColor: UIColor? = nil
  /// Stands in for `Appearance` of `UICollectionLayoutListConfiguration`.
  public enum Appearance: Int, Sendable {
    /// Stands in for `plain` of `Appearance`.
    case plain, grouped, insetGrouped, sidebar, sidebarPlain
  }
}
