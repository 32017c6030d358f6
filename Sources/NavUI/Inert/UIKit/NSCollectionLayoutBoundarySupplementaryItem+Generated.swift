// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSCollectionLayoutBoundarySupplementaryItem` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSCollectionLayoutBoundarySupplementaryItem: NSCollectionLayoutItem {
  /// Creates what stands in for a `NSCollectionLayoutBoundarySupplementaryItem`.
  public init(layoutSize: NSCollectionLayoutSize, elementKind: String, alignment: NSRectAlignment) {
    super.init(layoutSize: layoutSize)
  }
  /// Stands in for `pinToVisibleBounds` of `NSCollectionLayoutBoundarySupplementaryItem`.
  open var pinToVisibleBounds: Bool = false
}
