// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Stands in for `appearance` of `UICollectionView`.
  open override class func appearance() -> UICollectionView { UICollectionView() }
}
