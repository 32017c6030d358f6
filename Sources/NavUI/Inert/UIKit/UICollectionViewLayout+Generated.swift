// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewLayout` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionViewLayout: NSObject {
  /// Creates what stands in for a `UICollectionViewLayout`.
  public nonisolated override init() {
    super.init()
  }
  /// Stands in for `collectionView` of `UICollectionViewLayout`.
  public weak var collectionView: UICollectionView? = nil
  /// Stands in for `collectionViewContentSize` of `UICollectionViewLayout`.
  open var collectionViewContentSize: CGSize { .zero }
  /// Stands in for `prepare` of `UICollectionViewLayout`.
  open func prepare() {}
  /// Stands in for `invalidateLayout` of `UICollectionViewLayout`.
  open func invalidateLayout() {}
  /// Stands in for `layoutAttributesForElements` of `UICollectionViewLayout`.
  open func layoutAttributesForElements(in rect: CGRect) -> [UICollectionViewLayoutAttributes]? {
    nil
  }
  /// Stands in for `layoutAttributesForItem` of `UICollectionViewLayout`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Stands in for `shouldInvalidateLayout` of `UICollectionViewLayout`.
  open func shouldInvalidateLayout(forBoundsChange newBounds: CGRect) -> Bool { false }
  /// Stands in for `targetContentOffset` of `UICollectionViewLayout`.
  open func targetContentOffset(
    forProposedContentOffset proposedContentOffset: CGPoint,
    withScrollingVelocity velocity: CGPoint
  ) -> CGPoint { proposedContentOffset }
}
