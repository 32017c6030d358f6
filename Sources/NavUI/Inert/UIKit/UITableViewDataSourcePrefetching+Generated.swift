// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableViewDataSourcePrefetching` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UITableViewDataSourcePrefetching: AnyObject {
  /// Stands in for `tableView` of `UITableViewDataSourcePrefetching`.
  func tableView(_ tableView: UITableView, prefetchRowsAt indexPaths: [IndexPath])
  /// Stands in for `tableView` of `UITableViewDataSourcePrefetching`.
  func tableView(_ tableView: UITableView, cancelPrefetchingForRowsAt indexPaths: [IndexPath])
}

extension UITableViewDataSourcePrefetching {
  /// Stands in for `tableView` of `UITableViewDataSourcePrefetching`.
  public func tableView(
    _ tableView: UITableView,
    cancelPrefetchingForRowsAt indexPaths: [IndexPath]
  ) {}
}
