// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISearchController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISearchController: UIViewController {
  /// Creates what stands in for a `UISearchController`.
  public convenience init(searchResultsController: UIViewController?) {
    self.init(nibName: nil, bundle: nil)
  }
  /// Stands in for `searchBar` of `UISearchController`.
  open var searchBar: UISearchBar = UISearchBar()
  /// Stands in for `searchResultsUpdater` of `UISearchController`.
  public weak var searchResultsUpdater: (any UISearchResultsUpdating)? = nil
  /// Stands in for `delegate` of `UISearchController`.
  public weak var delegate: (any UISearchControllerDelegate)? = nil
  /// Stands in for `isActive` of `UISearchController`.
  open var isActive: Bool = false
  /// Stands in for `obscuresBackgroundDuringPresentation` of `UISearchController`.
  open var obscuresBackgroundDuringPresentation: Bool = true
  /// Stands in for `hidesNavigationBarDuringPresentation` of `UISearchController`.
  open var hidesNavigationBarDuringPresentation: Bool = true
  /// Stands in for `automaticallyShowsCancelButton` of `UISearchController`.
  open var automaticallyShowsCancelButton: Bool = true
  /// Stands in for `automaticallyShowsScopeBar` of `UISearchController`.
  open var automaticallyShowsScopeBar: Bool = true
  /// Stands in for `showsSearchResultsController` of `UISearchController`.
  open var showsSearchResultsController: Bool = false
  /// Stands in for `searchResultsController` of `UISearchController`.
  open var searchResultsController: UIViewController? { nil }
}
