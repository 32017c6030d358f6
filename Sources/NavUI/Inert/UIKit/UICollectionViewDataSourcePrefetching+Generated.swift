// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewDataSourcePrefetching` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UICollectionViewDataSourcePrefetching: AnyObject {
  /// Stands in for `collectionView` of `UICollectionViewDataSourcePrefetching`.
  func collectionView(_ collectionView: UICollectionView, prefetchItemsAt indexPaths: [IndexPath])
  /// Stands in for `collectionView` of `UICollectionViewDataSourcePrefetching`.
  func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  )
}

extension UICollectionViewDataSourcePrefetching {
  /// Stands in for `collectionView` of `UICollectionViewDataSourcePrefetching`.
  public func collectionView(
    _ collectionView: UICollectionView,
    cancelPrefetchingForItemsAt indexPaths: [IndexPath]
  ) {}
}
