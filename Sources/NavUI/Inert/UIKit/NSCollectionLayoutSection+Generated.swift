// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `NSCollectionLayoutSection` of UIKit, and does nothing.
@MainActor @preconcurrency
open class NSCollectionLayoutSection: NSObject {
  /// Creates what stands in for a `NSCollectionLayoutSection`.
  public init(group: NSCollectionLayoutGroup) {
    super.init()
  }
  /// Stands in for `contentInsets` of `NSCollectionLayoutSection`.
  open var contentInsets: NSDirectionalEdgeInsets = .zero
  /// Stands in for `interGroupSpacing` of `NSCollectionLayoutSection`.
  open var interGroupSpacing: CGFloat = 0
  /// Stands in for `orthogonalScrollingBehavior` of `NSCollectionLayoutSection`.
  open var orthogonalScrollingBehavior: UICollectionLayoutSectionOrthogonalScrollingBehavior = .none
  /// Stands in for `boundarySupplementaryItems` of `NSCollectionLayoutSection`.
  open var boundarySupplementaryItems: [NSCollectionLayoutBoundarySupplementaryItem] = []
}
