// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UITableViewCell` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UITableViewCell: UIView {
  /// Stands in for `selectionStyle` of `UITableViewCell`.
  open var selectionStyle: SelectionStyle = .default
  /// Stands in for `selectedBackgroundView` of `UITableViewCell`.
  open var selectedBackgroundView: UIView? = nil
  /// Stands in for `backgroundView` of `UITableViewCell`.
  open var backgroundView: UIView? = nil
  /// Stands in for `multipleSelectionBackgroundView` of `UITableViewCell`.
  open var multipleSelectionBackgroundView: UIView? = nil
  /// Stands in for `separatorInset` of `UITableViewCell`.
  open var separatorInset: UIEdgeInsets = .zero
  /// Stands in for `SelectionStyle` of `UITableViewCell`.
  public enum SelectionStyle: Int, Sendable {
    /// Stands in for `none` of `SelectionStyle`.
    case none, blue, gray, `default`
  }
}
