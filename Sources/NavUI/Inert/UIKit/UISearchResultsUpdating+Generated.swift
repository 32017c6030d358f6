// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISearchResultsUpdating` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UISearchResultsUpdating: AnyObject {
  /// Stands in for `updateSearchResults` of `UISearchResultsUpdating`.
  func updateSearchResults(for searchController: UISearchController)
}
