// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableViewController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITableViewController: UIViewController, UITableViewDataSource, UITableViewDelegate {
  /// Creates what stands in for a `UITableViewController`.
  public convenience init(style: UITableView.Style) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Stands in for `tableView` of `UITableViewController`.
  open var tableView: UITableView! = UITableView()
  /// Stands in for `refreshControl` of `UITableViewController`.
  open var refreshControl: UIRefreshControl? = nil
  /// Stands in for `clearsSelectionOnViewWillAppear` of `UITableViewController`.
  open var clearsSelectionOnViewWillAppear: Bool = true
  /// Stands in for `numberOfSections` of `UITableViewController`.
  open func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Stands in for `tableView` of `UITableViewController`.
  open func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
  /// Stands in for `tableView` of `UITableViewController`.
  open func tableView(
    _ tableView: UITableView,
    cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell { UITableViewCell() }
  /// Stands in for `tableView` of `UITableViewController`.
  open func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Stands in for `tableView` of `UITableViewController`.
  open func tableView(_ tableView: UITableView, didSelectRowAt indexPath: IndexPath) {}
}
