// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableViewDataSource` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UITableViewDataSource: AnyObject {
  /// Stands in for `tableView` of `UITableViewDataSource`.
  func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int
  /// Stands in for `tableView` of `UITableViewDataSource`.
  func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell
  /// Stands in for `numberOfSections` of `UITableViewDataSource`.
  func numberOfSections(in tableView: UITableView) -> Int
  /// Stands in for `tableView` of `UITableViewDataSource`.
  func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String?
  /// Stands in for `tableView` of `UITableViewDataSource`.
  func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String?
  /// Stands in for `tableView` of `UITableViewDataSource`.
  func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool
  /// Stands in for `tableView` of `UITableViewDataSource`.
  func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool
  /// Stands in for `tableView` of `UITableViewDataSource`.
  func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  )
  /// Stands in for `tableView` of `UITableViewDataSource`.
  func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  )
  /// Stands in for `sectionIndexTitles` of `UITableViewDataSource`.
  func sectionIndexTitles(for tableView: UITableView) -> [String]?
}

extension UITableViewDataSource {
  /// Stands in for `numberOfSections` of `UITableViewDataSource`.
  public func numberOfSections(in tableView: UITableView) -> Int { 1 }
  /// Stands in for `tableView` of `UITableViewDataSource`.
  public func tableView(_ tableView: UITableView, titleForHeaderInSection section: Int) -> String? {
    nil
  }
  /// Stands in for `tableView` of `UITableViewDataSource`.
  public func tableView(_ tableView: UITableView, titleForFooterInSection section: Int) -> String? {
    nil
  }
  /// Stands in for `tableView` of `UITableViewDataSource`.
  public func tableView(_ tableView: UITableView, canEditRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Stands in for `tableView` of `UITableViewDataSource`.
  public func tableView(_ tableView: UITableView, canMoveRowAt indexPath: IndexPath) -> Bool {
    true
  }
  /// Stands in for `tableView` of `UITableViewDataSource`.
  public func tableView(
    _ tableView: UITableView,
    commit editingStyle: UITableViewCell.EditingStyle,
    forRowAt indexPath: IndexPath
  ) {}
  /// Stands in for `tableView` of `UITableViewDataSource`.
  public func tableView(
    _ tableView: UITableView,
    moveRowAt sourceIndexPath: IndexPath,
    to destinationIndexPath: IndexPath
  ) {}
  /// Stands in for `sectionIndexTitles` of `UITableViewDataSource`.
  public func sectionIndexTitles(for tableView: UITableView) -> [String]? { nil }
}
