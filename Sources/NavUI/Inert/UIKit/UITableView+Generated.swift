// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// Stands in for `prefetchDataSource` of `UITableView`.
  public weak var prefetchDataSource: (any UITableViewDataSourcePrefetching)? = nil
  /// Creates what stands in for a `UITableView`.
  public convenience init(frame: CGRect = .zero, style: Style) {
    self.init(frame: frame)
  }
  /// Stands in for `style` of `UITableView`.
  open var style: Style { .plain }
  /// Stands in for `dataSource` of `UITableView`.
  public weak var dataSource: (any UITableViewDataSource)? = nil
  /// Stands in for `rowHeight` of `UITableView`.
  open var rowHeight: CGFloat = -1
  /// Stands in for `estimatedRowHeight` of `UITableView`.
  open var estimatedRowHeight: CGFloat = -1
  /// Stands in for `sectionHeaderHeight` of `UITableView`.
  open var sectionHeaderHeight: CGFloat = -1
  /// Stands in for `sectionFooterHeight` of `UITableView`.
  open var sectionFooterHeight: CGFloat = -1
  /// Stands in for `estimatedSectionHeaderHeight` of `UITableView`.
  open var estimatedSectionHeaderHeight: CGFloat = -1
  /// Stands in for `estimatedSectionFooterHeight` of `UITableView`.
  open var estimatedSectionFooterHeight: CGFloat = -1
  /// Stands in for `separatorStyle` of `UITableView`.
  open var separatorStyle: SeparatorStyle = .singleLine
  /// Stands in for `separatorColor` of `UITableView`.
  open var separatorColor: UIColor? = nil
  /// Stands in for `separatorInset` of `UITableView`.
  open var separatorInset: UIEdgeInsets = .zero
  /// Stands in for `backgroundView` of `UITableView`.
  open var backgroundView: UIView? = nil
  /// Stands in for `tableFooterView` of `UITableView`.
  open var tableFooterView: UIView? = nil
  /// Stands in for `tableHeaderView` of `UITableView`.
  open var tableHeaderView: UIView? = nil
  /// Stands in for `sectionHeaderTopPadding` of `UITableView`.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Stands in for `allowsSelection` of `UITableView`.
  open var allowsSelection: Bool = true
  /// Stands in for `allowsMultipleSelection` of `UITableView`.
  open var allowsMultipleSelection: Bool = false
  /// Stands in for `allowsSelectionDuringEditing` of `UITableView`.
  open var allowsSelectionDuringEditing: Bool = false
  /// Stands in for `isEditing` of `UITableView`.
  open var isEditing: Bool = false
  /// Stands in for `sectionIndexColor` of `UITableView`.
  open var sectionIndexColor: UIColor? = nil
  /// Stands in for `cellLayoutMarginsFollowReadableWidth` of `UITableView`.
  open var cellLayoutMarginsFollowReadableWidth: Bool = false
  /// Stands in for `indexPathForSelectedRow` of `UITableView`.
  open var indexPathForSelectedRow: IndexPath? { nil }
  /// Stands in for `indexPathsForSelectedRows` of `UITableView`.
  open var indexPathsForSelectedRows: [IndexPath]? { nil }
  /// Stands in for `indexPathsForVisibleRows` of `UITableView`.
  open var indexPathsForVisibleRows: [IndexPath]? { nil }
  /// Stands in for `visibleCells` of `UITableView`.
  open var visibleCells: [UITableViewCell] { [] }
  /// Stands in for `numberOfSections` of `UITableView`.
  open var numberOfSections: Int { dataSource?.numberOfSections(in: self) ?? 1 }
  /// Stands in for `numberOfRows` of `UITableView`.
  open func numberOfRows(inSection section: Int) -> Int {
    dataSource?.tableView(self, numberOfRowsInSection: section) ?? 0
  }
  /// Stands in for `reloadData` of `UITableView`.
  open func reloadData() {}
  /// Stands in for `reloadRows` of `UITableView`.
  open func reloadRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Stands in for `reloadSections` of `UITableView`.
  open func reloadSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Stands in for `insertRows` of `UITableView`.
  open func insertRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Stands in for `deleteRows` of `UITableView`.
  open func deleteRows(at indexPaths: [IndexPath], with animation: RowAnimation) {}
  /// Stands in for `moveRow` of `UITableView`.
  open func moveRow(at indexPath: IndexPath, to newIndexPath: IndexPath) {}
  /// Stands in for `insertSections` of `UITableView`.
  open func insertSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Stands in for `deleteSections` of `UITableView`.
  open func deleteSections(_ sections: IndexSet, with animation: RowAnimation) {}
  /// Stands in for `beginUpdates` of `UITableView`.
  open func beginUpdates() {}
  /// Stands in for `endUpdates` of `UITableView`.
  open func endUpdates() {}
  /// Stands in for `performBatchUpdates` of `UITableView`.
  open func performBatchUpdates(_ updates: (() -> Void)?, completion: ((Bool) -> Void)? = nil) {
    updates?()
    completion?(true)
  }
  /// Stands in for `setEditing` of `UITableView`.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }
  /// Stands in for `register` of `UITableView`.
  open func register(_ cellClass: AnyClass?, forCellReuseIdentifier identifier: String) {}
  /// Stands in for `register` of `UITableView`.
  open func register(_ nib: UINib?, forCellReuseIdentifier identifier: String) {}
  /// Stands in for `register` of `UITableView`.
  open func register(_ aClass: AnyClass?, forHeaderFooterViewReuseIdentifier identifier: String) {}
  /// Stands in for `dequeueReusableCell` of `UITableView`.
  open func dequeueReusableCell(withIdentifier identifier: String) -> UITableViewCell? {
    UITableViewCell(style: .default, reuseIdentifier: identifier)
  }
  /// Stands in for `dequeueReusableCell` of `UITableView`.
  open func dequeueReusableCell(
    withIdentifier identifier: String,
    for indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell(style: .default, reuseIdentifier: identifier) }
  /// Stands in for `dequeueReusableHeaderFooterView` of `UITableView`.
  open func dequeueReusableHeaderFooterView(
    withIdentifier identifier: String
  ) -> UITableViewHeaderFooterView? { nil }
  /// Stands in for `cellForRow` of `UITableView`.
  open func cellForRow(at indexPath: IndexPath) -> UITableViewCell? { nil }
  /// Stands in for `indexPath` of `UITableView`.
  open func indexPath(for cell: UITableViewCell) -> IndexPath? { nil }
  /// Stands in for `indexPathForRow` of `UITableView`.
  open func indexPathForRow(at point: CGPoint) -> IndexPath? { nil }
  /// Stands in for `selectRow` of `UITableView`.
  open func selectRow(at indexPath: IndexPath?, animated: Bool, scrollPosition: ScrollPosition) {}
  /// Stands in for `deselectRow` of `UITableView`.
  open func deselectRow(at indexPath: IndexPath, animated: Bool) {}
  /// Stands in for `scrollToRow` of `UITableView`.
  open func scrollToRow(at indexPath: IndexPath, at scrollPosition: ScrollPosition, animated: Bool)
  {}
  /// Stands in for `rectForRow` of `UITableView`.
  open func rectForRow(at indexPath: IndexPath) -> CGRect { .zero }
  /// Stands in for `automaticDimension` of `UITableView`.
  public static let automaticDimension: CGFloat = -1
  /// Stands in for `Style` of `UITableView`.
  public enum Style: Int, Sendable {
    /// Stands in for `plain` of `Style`.
    case plain, grouped, insetGrouped
  }
  /// Stands in for `SeparatorStyle` of `UITableView`.
  public enum SeparatorStyle: Int, Sendable {
    /// Stands in for `none` of `SeparatorStyle`.
    case none, singleLine
  }
  /// Stands in for `RowAnimation` of `UITableView`.
  public enum RowAnimation: Int, Sendable {
    /// Stands in for `fade` of `RowAnimation`.
    case fade, right, left, top, bottom, none, middle
    /// Stands in for `automatic` of `RowAnimation`.
    case automatic = 100
  }
  /// Stands in for `ScrollPosition` of `UITableView`.
  public enum ScrollPosition: Int, Sendable {
    /// Stands in for `none` of `ScrollPosition`.
    case none, top, middle, bottom
  }
}
