// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionViewController: UIViewController {
  /// Stands in for `collectionViewLayout` of `UICollectionViewController`.
  public let collectionViewLayout: UICollectionViewLayout
  /// Creates what stands in for a `UICollectionViewController`.
  public init(collectionViewLayout layout: UICollectionViewLayout) {
    collectionViewLayout = layout
    super.init(nibName: nil, bundle: nil)
  }
  /// Creates what stands in for a `UICollectionViewController`.
  public required init?(coder: NSCoder) {
    collectionViewLayout = UICollectionViewLayout()
    super.init(coder: coder)
  }
  /// Stands in for `collectionView` of `UICollectionViewController`.
  public lazy var collectionView: UICollectionView! = UICollectionView(
    frame: .zero,
    collectionViewLayout: collectionViewLayout
  )
}
