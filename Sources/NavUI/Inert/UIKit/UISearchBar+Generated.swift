// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISearchBar` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISearchBar: UIView {
  /// Stands in for `text` of `UISearchBar`.
  open var text: String? = nil
  /// Stands in for `placeholder` of `UISearchBar`.
  open var placeholder: String? = nil
  /// Stands in for `searchTextField` of `UISearchBar`.
  open var searchTextField: UITextField = UITextField()
  /// Stands in for `showsCancelButton` of `UISearchBar`.
  open var showsCancelButton: Bool = false
  /// Stands in for `autocapitalizationType` of `UISearchBar`.
  open var autocapitalizationType: UITextAutocapitalizationType = .none
  /// Stands in for `delegate` of `UISearchBar`.
  public weak var delegate: (any UISearchBarDelegate)? = nil
}
