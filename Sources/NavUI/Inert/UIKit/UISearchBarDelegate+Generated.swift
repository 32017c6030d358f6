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
  /// Stands in for `searchBarShouldBeginEditing` of `UISearchBarDelegate`.
  func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool
  /// Stands in for `searchBarTextDidBeginEditing` of `UISearchBarDelegate`.
  func searchBarTextDidBeginEditing(_ searchBar: UISearchBar)
  /// Stands in for `searchBarShouldEndEditing` of `UISearchBarDelegate`.
  func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool
  /// Stands in for `searchBarTextDidEndEditing` of `UISearchBarDelegate`.
  func searchBarTextDidEndEditing(_ searchBar: UISearchBar)
  /// Stands in for `searchBar` of `UISearchBarDelegate`.
  func searchBar(_ searchBar: UISearchBar, selectedScopeButtonIndexDidChange selectedScope: Int)
  /// Stands in for `searchBarBookmarkButtonClicked` of `UISearchBarDelegate`.
  func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar)
}

extension UISearchBarDelegate {
  /// Stands in for `searchBar` of `UISearchBarDelegate`.
  public func searchBar(_ searchBar: UISearchBar, textDidChange searchText: String) {}
  /// Stands in for `searchBarSearchButtonClicked` of `UISearchBarDelegate`.
  public func searchBarSearchButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands in for `searchBarCancelButtonClicked` of `UISearchBarDelegate`.
  public func searchBarCancelButtonClicked(_ searchBar: UISearchBar) {}
  /// Stands in for `searchBarShouldBeginEditing` of `UISearchBarDelegate`.
  public func searchBarShouldBeginEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Stands in for `searchBarTextDidBeginEditing` of `UISearchBarDelegate`.
  public func searchBarTextDidBeginEditing(_ searchBar: UISearchBar) {}
  /// Stands in for `searchBarShouldEndEditing` of `UISearchBarDelegate`.
  public func searchBarShouldEndEditing(_ searchBar: UISearchBar) -> Bool { true }
  /// Stands in for `searchBarTextDidEndEditing` of `UISearchBarDelegate`.
  public func searchBarTextDidEndEditing(_ searchBar: UISearchBar) {}
  /// Stands in for `searchBar` of `UISearchBarDelegate`.
  public func searchBar(
    _ searchBar: UISearchBar,
    selectedScopeButtonIndexDidChange selectedScope: Int
  ) {}
  /// Stands in for `searchBarBookmarkButtonClicked` of `UISearchBarDelegate`.
  public func searchBarBookmarkButtonClicked(_ searchBar: UISearchBar) {}
}
