// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewLayoutAttributes` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionViewLayoutAttributes: NSObject {
  /// Creates what stands in for a `UICollectionViewLayoutAttributes`.
  public nonisolated override init() {
    super.init()
  }
  /// Creates what stands in for a `UICollectionViewLayoutAttributes`.
  public convenience init(forCellWith indexPath: IndexPath) {
    self.init()
    self.indexPath = indexPath
  }
  /// Stands in for `frame` of `UICollectionViewLayoutAttributes`.
  open var frame: CGRect = .zero
  /// Stands in for `center` of `UICollectionViewLayoutAttributes`.
  open var center: CGPoint = .zero
  /// Stands in for `size` of `UICollectionViewLayoutAttributes`.
  open var size: CGSize = .zero
  /// Stands in for `bounds` of `UICollectionViewLayoutAttributes`.
  open var bounds: CGRect = .zero
  /// Stands in for `alpha` of `UICollectionViewLayoutAttributes`.
  open var alpha: CGFloat = 1
  /// Stands in for `zIndex` of `UICollectionViewLayoutAttributes`.
  open var zIndex: Int = 0
  /// Stands in for `isHidden` of `UICollectionViewLayoutAttributes`.
  open var isHidden: Bool = false
  /// Stands in for `transform` of `UICollectionViewLayoutAttributes`.
  open var transform: CGAffineTransform = .identity
  /// Stands in for `indexPath` of `UICollectionViewLayoutAttributes`.
  open var indexPath: IndexPath = IndexPath()
}
