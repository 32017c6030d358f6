// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISearchControllerDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UISearchControllerDelegate: AnyObject {
  /// Stands in for `willPresentSearchController` of `UISearchControllerDelegate`.
  func willPresentSearchController(_ searchController: UISearchController)
  /// Stands in for `didPresentSearchController` of `UISearchControllerDelegate`.
  func didPresentSearchController(_ searchController: UISearchController)
  /// Stands in for `willDismissSearchController` of `UISearchControllerDelegate`.
  func willDismissSearchController(_ searchController: UISearchController)
  /// Stands in for `didDismissSearchController` of `UISearchControllerDelegate`.
  func didDismissSearchController(_ searchController: UISearchController)
}

extension UISearchControllerDelegate {
  /// Stands in for `willPresentSearchController` of `UISearchControllerDelegate`.
  public func willPresentSearchController(_ searchController: UISearchController) {}
  /// Stands in for `didPresentSearchController` of `UISearchControllerDelegate`.
  public func didPresentSearchController(_ searchController: UISearchController) {}
  /// Stands in for `willDismissSearchController` of `UISearchControllerDelegate`.
  public func willDismissSearchController(_ searchController: UISearchController) {}
  /// Stands in for `didDismissSearchController` of `UISearchControllerDelegate`.
  public func didDismissSearchController(_ searchController: UISearchController) {}
}
