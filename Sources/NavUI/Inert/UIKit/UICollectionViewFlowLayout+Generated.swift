// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewFlowLayout` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionViewFlowLayout: UICollectionViewLayout {
  /// Stands in for `itemSize` of `UICollectionViewFlowLayout`.
  open var itemSize: CGSize = CGSize(width: 50, height: 50)
  /// Stands in for `estimatedItemSize` of `UICollectionViewFlowLayout`.
  open var estimatedItemSize: CGSize = .zero
  /// Stands in for `minimumLineSpacing` of `UICollectionViewFlowLayout`.
  open var minimumLineSpacing: CGFloat = 10
  /// Stands in for `minimumInteritemSpacing` of `UICollectionViewFlowLayout`.
  open var minimumInteritemSpacing: CGFloat = 10
  /// Stands in for `sectionInset` of `UICollectionViewFlowLayout`.
  open var sectionInset: UIEdgeInsets = .zero
  /// Stands in for `headerReferenceSize` of `UICollectionViewFlowLayout`.
  open var headerReferenceSize: CGSize = .zero
  /// Stands in for `footerReferenceSize` of `UICollectionViewFlowLayout`.
  open var footerReferenceSize: CGSize = .zero
  /// Stands in for `scrollDirection` of `UICollectionViewFlowLayout`.
  open var scrollDirection: UICollectionView.ScrollDirection = .vertical
  /// Stands in for `sectionHeadersPinToVisibleBounds` of `UICollectionViewFlowLayout`.
  open var sectionHeadersPinToVisibleBounds: Bool = false
  /// Stands in for `automaticSize` of `UICollectionViewFlowLayout`.
  public static let automaticSize: CGSize = CGSize.zero
}
