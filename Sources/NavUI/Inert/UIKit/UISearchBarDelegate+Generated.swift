// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISearchBarDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UISearchBarDelegate: AnyObject {
  /// Stands in for `searchBar` of `UISearchBarDelegate`.
  func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String)
  /// Stands in for `searchBarSearchButtonClicked` of `UISearchBarDelegate`.
  func searchBarSearchButtonClicked(_ searchBar: UISearchBar)
  /// Stands in for `searchBarCancelButtonClicked` of `UISearchBarDelegate`.
  func searchBarCancelButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Stands in for `searchBar` of `UISearchBarDelegate`.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Stands in for `searchBarSearchButtonClicked` of `UISearchBarDelegate`.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands in for `searchBarCancelButtonClicked` of `UISearchBarDelegate`.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
}
