// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewDataSource` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UICollectionViewDataSource: AnyObject {
  /// Stands in for `collectionView` of `UICollectionViewDataSource`.
  func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int
  /// Stands in for `collectionView` of `UICollectionViewDataSource`.
  func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell
  /// Stands in for `numberOfSections` of `UICollectionViewDataSource`.
  func numberOfSections(in collectionView: UICollectionView) -> Int
  /// Stands in for `collectionView` of `UICollectionViewDataSource`.
  func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView
}

extension UICollectionViewDataSource {
  /// Stands in for `numberOfSections` of `UICollectionViewDataSource`.
  public func numberOfSections(in collectionView: UICollectionView) -> Int { 1 }
  /// Stands in for `collectionView` of `UICollectionViewDataSource`.
  public func collectionView(
    _ collectionView: UICollectionView,
    viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
}
