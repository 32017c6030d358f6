// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewCompositionalLayout` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionViewCompositionalLayout: UICollectionViewLayout {
  /// Creates what stands in for a `UICollectionViewCompositionalLayout`.
  public init(section: NSCollectionLayoutSection) {
    super.init()
  }
  /// Creates what stands in for a `UICollectionViewCompositionalLayout`.
  public init(
    sectionProvider:
      @escaping (Int, any NSCollectionLayoutEnvironment) -> NSCollectionLayoutSection?
  ) {
    super.init()
  }
  /// Stands in for `list` of `UICollectionViewCompositionalLayout`.
  public static func list(
    using configuration: UICollectionLayoutListConfiguration
  ) -> UICollectionViewCompositionalLayout { UICollectionViewCompositionalLayout { _, _ in nil } }
}
