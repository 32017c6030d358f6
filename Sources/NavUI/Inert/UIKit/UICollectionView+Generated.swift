// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionView: UIScrollView {
  /// Stands in for `prefetchDataSource` of `UICollectionView`.
  public weak var prefetchDataSource: (any UICollectionViewDataSourcePrefetching)? = nil
  /// Creates what stands in for a `UICollectionView`.
  public convenience init(frame: CGRect, collectionViewLayout layout: UICollectionViewLayout) {
    self.init(frame: frame)
    collectionViewLayout = layout
  }
  /// Stands in for `collectionViewLayout` of `UICollectionView`.
  open var collectionViewLayout: UICollectionViewLayout = UICollectionViewLayout()
  /// Stands in for `dataSource` of `UICollectionView`.
  public weak var dataSource: (any UICollectionViewDataSource)? = nil
  /// Stands in for `backgroundView` of `UICollectionView`.
  open var backgroundView: UIView? = nil
  /// Stands in for `allowsSelection` of `UICollectionView`.
  open var allowsSelection: Bool = true
  /// Stands in for `allowsMultipleSelection` of `UICollectionView`.
  open var allowsMultipleSelection: Bool = false
  /// Stands in for `isPrefetchingEnabled` of `UICollectionView`.
  open var isPrefetchingEnabled: Bool = true
  /// Stands in for `dragInteractionEnabled` of `UICollectionView`.
  open var dragInteractionEnabled: Bool = false
  /// Stands in for `indexPathsForSelectedItems` of `UICollectionView`.
  open var indexPathsForSelectedItems: [IndexPath]? { nil }
  /// Stands in for `indexPathsForVisibleItems` of `UICollectionView`.
  open var indexPathsForVisibleItems: [IndexPath] { [] }
  /// Stands in for `visibleCells` of `UICollectionView`.
  open var visibleCells: [UICollectionViewCell] { [] }
  /// Stands in for `numberOfSections` of `UICollectionView`.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Stands in for `numberOfItems` of `UICollectionView`.
  open func numberOfItems(inSection section: Int) -> Int {
    dataSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }
  /// Stands in for `reloadData` of `UICollectionView`.
  open func reloadData() {}
  /// Stands in for `reloadItems` of `UICollectionView`.
  open func reloadItems(at indexPaths: [IndexPath]) {}
  /// Stands in for `reloadSections` of `UICollectionView`.
  open func reloadSections(_ sections: IndexSet) {}
  /// Stands in for `insertItems` of `UICollectionView`.
  open func insertItems(at indexPaths: [IndexPath]) {}
  /// Stands in for `deleteItems` of `UICollectionView`.
  open func deleteItems(at indexPaths: [IndexPath]) {}
  /// Stands in for `moveItem` of `UICollectionView`.
  open func moveItem(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Stands in for `performBatchUpdates` of `UICollectionView`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Stands in for `register` of `UICollectionView`.
  open func register(_ cellClass: AnyClass?, forCellWithReuseIdentifier identifier: String) {}
  /// Stands in for `register` of `UICollectionView`.
  open func register(_ nib: UINib?, forCellWithReuseIdentifier identifier: String) {}
  /// Stands in for `register` of `UICollectionView`.
  open func register(
    _ viewClass: AnyClass?,
    forSupplementaryViewOfKind elementKind: String,
    withReuseIdentifier identifier: String
  ) {}
  /// Stands in for `dequeueReusableCell` of `UICollectionView`.
  open func dequeueReusableCell(
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
  /// Stands in for `dequeueReusableSupplementaryView` of `UICollectionView`.
  open func dequeueReusableSupplementaryView(
    ofKind elementKind: String,
    withReuseIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UICollectionReusableView { UICollectionReusableView() }
  /// Stands in for `cellForItem` of `UICollectionView`.
  open func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? { nil }
  /// Stands in for `indexPath` of `UICollectionView`.
  open func indexPath(for cell: UICollectionViewCell) -> IndexPath? { nil }
  /// Stands in for `indexPathForItem` of `UICollectionView`.
  open func indexPathForItem(at point: CGPoint) -> IndexPath? { nil }
  /// Stands in for `layoutAttributesForItem` of `UICollectionView`.
  open func layoutAttributesForItem(at indexPath: IndexPath) -> UICollectionViewLayoutAttributes? {
    nil
  }
  /// Stands in for `selectItem` of `UICollectionView`.
  open func selectItem(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Stands in for `deselectItem` of `UICollectionView`.
  open func deselectItem(at indexPath: IndexPath, animated: Bool) {}
  /// Stands in for `scrollToItem` of `UICollectionView`.
  open func scrollToItem(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {}
  /// Stands in for `setCollectionViewLayout` of `UICollectionView`.
  open func setCollectionViewLayout(_ layout: UICollectionViewLayout, animated: Bool) {
    collectionViewLayout = layout
  }
  /// Stands in for `elementKindSectionHeader` of `UICollectionView`.
  public static let elementKindSectionHeader: String = "UICollectionElementKindSectionHeader"
  /// Stands in for `elementKindSectionFooter` of `UICollectionView`.
  public static let elementKindSectionFooter: String = "UICollectionElementKindSectionFooter"
  /// Stands in for `ScrollPosition` of `UICollectionView`.
  public struct ScrollPosition: OptionSet, Sendable {
    /// Stands in for `rawValue` of `ScrollPosition`.
    public let rawValue: UInt
    /// Creates what stands in for a `ScrollPosition`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `top` of `ScrollPosition`.
    public static let top: ScrollPosition = ScrollPosition(rawValue: 1)
    /// Stands in for `centeredVertically` of `ScrollPosition`.
    public static let centeredVertically: ScrollPosition = ScrollPosition(rawValue: 2)
    /// Stands in for `bottom` of `ScrollPosition`.
    public static let bottom: ScrollPosition = ScrollPosition(rawValue: 4)
    /// Stands in for `left` of `ScrollPosition`.
    public static let left: ScrollPosition = ScrollPosition(rawValue: 8)
    /// Stands in for `centeredHorizontally` of `ScrollPosition`.
    public static let centeredHorizontally: ScrollPosition = ScrollPosition(rawValue: 16)
    /// Stands in for `right` of `ScrollPosition`.
    public static let right: ScrollPosition = ScrollPosition(rawValue: 32)
  }
  /// Stands in for `ScrollDirection` of `UICollectionView`.
  public enum ScrollDirection: Int, Sendable {
    /// Stands in for `vertical` of `ScrollDirection`.
    case vertical, horizontal
  }
}
