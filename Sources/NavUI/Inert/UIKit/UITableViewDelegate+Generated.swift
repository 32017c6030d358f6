// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableViewDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UITableViewDelegate: UIScrollViewDelegate {
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  )
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, estimatedHeightForRowAt indexPath: IndexPath) -> CGFloat
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView?
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView?
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, willSelectRowAt indexPath: IndexPath) -> IndexPath?
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath)
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath)
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration?
  /// Stands in for `tableView` of `UITableViewDelegate`.
  func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration?
}

extension UITableViewDelegate {
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(
    _ tableView: UITableView,
    willDisplay cell: UITableViewCell,
    forRowAt indexPath: IndexPath
  ) {}
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
    -1
  }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(
    _ tableView: UITableView,
    estimatedHeightForRowAt indexPath: IndexPath
  ) -> CGFloat { -1 }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(_ tableView: UITableView, heightForHeaderInSection section: Int) -> CGFloat
  { -1 }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(_ tableView: UITableView, heightForFooterInSection section: Int) -> CGFloat
  { -1 }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(_ tableView: UITableView, viewForHeaderInSection section: Int) -> UIView? {
    nil
  }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(_ tableView: UITableView, viewForFooterInSection section: Int) -> UIView? {
    nil
  }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(
    _ tableView: UITableView,
    willSelectRowAt indexPath: IndexPath
  ) -> IndexPath? { indexPath }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(_ tableView: UITableView, didDeselectRowAt indexPath: IndexPath) {}
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(
    _ tableView: UITableView,
    editingStyleForRowAt indexPath: IndexPath
  ) -> UITableViewCell.EditingStyle { .delete }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(
    _ tableView: UITableView,
    leadingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(
    _ tableView: UITableView,
    trailingSwipeActionsConfigurationForRowAt indexPath: IndexPath
  ) -> UISwipeActionsConfiguration? { nil }
  /// Stands in for `tableView` of `UITableViewDelegate`.
  public func tableView(
    _ tableView: UITableView,
    contextMenuConfigurationForRowAt indexPath: IndexPath,
    point: CGPoint
  ) -> UIContextMenuConfiguration? { nil }
}
