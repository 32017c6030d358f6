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
  /// Stands in for `prompt` of `UISearchBar`.
  open var prompt: String? = nil
  /// Stands in for `barTintColor` of `UISearchBar`.
  open var barTintColor: UIColor? = nil
  /// Stands in for `barStyle` of `UISearchBar`.
  open var barStyle: UIBarStyle = .default
  /// Stands in for `isTranslucent` of `UISearchBar`.
  open var isTranslucent: Bool = true
  /// Stands in for `searchBarStyle` of `UISearchBar`.
  open var searchBarStyle: Style = .default
  /// Stands in for `keyboardType` of `UISearchBar`.
  open var keyboardType: UIKeyboardType = .default
  /// Stands in for `returnKeyType` of `UISearchBar`.
  open var returnKeyType: UIReturnKeyType = .search
  /// Stands in for `autocorrectionType` of `UISearchBar`.
  open var autocorrectionType: UITextAutocorrectionType = .default
  /// Stands in for `enablesReturnKeyAutomatically` of `UISearchBar`.
  open var enablesReturnKeyAutomatically: Bool = true
  /// Stands in for `showsBookmarkButton` of `UISearchBar`.
  open var showsBookmarkButton: Bool = false
  /// Stands in for `showsScopeBar` of `UISearchBar`.
  open var showsScopeBar: Bool = false
  /// Stands in for `scopeButtonTitles` of `UISearchBar`.
  open var scopeButtonTitles: [String]? = nil
  /// Stands in for `selectedScopeButtonIndex` of `UISearchBar`.
  open var selectedScopeButtonIndex: Int = 0
  /// Stands in for `backgroundImage` of `UISearchBar`.
  open var backgroundImage: UIImage? = nil
  /// Stands in for `inputAccessoryView` of `UISearchBar`.
  open var inputAccessoryView: UIView? = nil
  /// Stands in for `setShowsCancelButton` of `UISearchBar`.
  open func setShowsCancelButton(_ showsCancelButton: Bool, animated: Bool) {
    self.showsCancelButton = showsCancelButton
  }
  /// Stands in for `setImage` of `UISearchBar`.
  open func setImage(_ iconImage: UIImage?, for icon: Icon, state: UIControl.State) {}
  /// Stands in for `setSearchFieldBackgroundImage` of `UISearchBar`.
  open func setSearchFieldBackgroundImage(_ backgroundImage: UIImage?, for state: UIControl.State) {
  }
  /// Stands in for `setPositionAdjustment` of `UISearchBar`.
  open func setPositionAdjustment(_ adjustment: UIOffset, for icon: Icon) {}
  /// Stands in for `Style` of `UISearchBar`.
  public enum Style: Int, Sendable {
    /// Stands in for ``default`` of `Style`.
    case `default`, prominent, minimal
  }
  /// Stands in for `Icon` of `UISearchBar`.
  public enum Icon: Int, Sendable {
    /// Stands in for `search` of `Icon`.
    case search, clear, bookmark, resultsList
  }
}
