// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITableView: UIScrollView {
  /// Stands in for `appearance` of `UITableView`.
  open override class func appearance() -> UITableView { UITableView() }
  /// Stands in for `separatorStyle` of `UITableView`.
  open var separatorStyle: SeparatorStyle = .singleLine
  /// Stands in for `separatorColor` of `UITableView`.
  open var separatorColor: UIColor? = nil
  /// Stands in for `backgroundView` of `UITableView`.
  open var backgroundView: UIView? = nil
  /// Stands in for `tableFooterView` of `UITableView`.
  open var tableFooterView: UIView? = nil
  /// Stands in for `tableHeaderView` of `UITableView`.
  open var tableHeaderView: UIView? = nil
  /// Stands in for `sectionHeaderTopPadding` of `UITableView`.
  open var sectionHeaderTopPadding: CGFloat = 0
  /// Stands in for `reloadData` of `UITableView`.
  open func reloadData() {}
  /// Stands in for `SeparatorStyle` of `UITableView`.
  public enum SeparatorStyle: Int, Sendable {
    /// Stands in for `none` of `SeparatorStyle`.
    case none, singleLine
  }
}
