// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UICollectionViewDiffableDataSource` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable & Sendable,
  ItemIdentifierType: Hashable & Sendable
>: NSObject, UICollectionViewDataSource {
  /// Stands in for `CellProvider` of `UICollectionViewDiffableDataSource`.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) ->
    UICollectionViewCell?
  /// Stands in for `SupplementaryViewProvider` of `UICollectionViewDiffableDataSource`.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  /// Stands in for `cellProvider` of `UICollectionViewDiffableDataSource`.
  public let cellProvider: CellProvider
  /// Stands in for `supplementaryViewProvider` of `UICollectionViewDiffableDataSource`.
  open var supplementaryViewProvider: SupplementaryViewProvider? = nil
  /// Stands in for `current` of `UICollectionViewDiffableDataSource`.
  private var current: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> =
    NSDiffableDataSourceSnapshot()
  /// Creates what stands in for a `UICollectionViewDiffableDataSource`.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.cellProvider = cellProvider
    super.init()
  }
  /// Stands in for `apply` of `UICollectionViewDiffableDataSource`.
  open func apply(
    _ snapshot: NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>,
    animatingDifferences: Bool = true,
    completion: (() -> Void)? = nil
  ) {
    current = snapshot
    completion?()
  }
  /// Stands in for `snapshot` of `UICollectionViewDiffableDataSource`.
  open func snapshot() -> NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType> {
    current
  }
  /// Stands in for `itemIdentifier` of `UICollectionViewDiffableDataSource`.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? {
    current.itemIdentifiers.dropFirst(indexPath.last ?? 0).first
  }
  /// Stands in for `indexPath` of `UICollectionViewDiffableDataSource`.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.itemIdentifiers.firstIndex(of: itemIdentifier).map { IndexPath(indexes: [0, $0]) }
  }
  /// Stands in for `collectionView` of `UICollectionViewDiffableDataSource`.
  open func collectionView(
    _ collectionView: UICollectionView,
    numberOfItemsInSection section: Int
  ) -> Int { current.numberOfItems }
  /// Stands in for `collectionView` of `UICollectionViewDiffableDataSource`.
  open func collectionView(
    _ collectionView: UICollectionView,
    cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell { UICollectionViewCell() }
}
