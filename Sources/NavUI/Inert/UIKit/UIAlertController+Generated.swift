// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIAlertController` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIAlertController: UIViewController {
  /// Stands in for `message` of `UIAlertController`.
  open var message: String? = nil
  /// Stands in for `actions` of `UIAlertController`.
  open var actions: [UIAlertAction] = []
  /// Creates what stands in for a `UIAlertController`.
  public convenience init(title: String?, message: String?, preferredStyle: Style) {
    self.init(nibName: nil, bundle: nil)
    self.title = title
    self.message = message
  }
  /// Stands in for `preferredAction` of `UIAlertController`.
  open var preferredAction: UIAlertAction? = nil
  /// Stands in for `textFields` of `UIAlertController`.
  open var textFields: [UITextField]? = nil
  /// Stands in for `addAction` of `UIAlertController`.
  open func addAction(_ action: UIAlertAction) { actions.append(action) }
  /// Stands in for `addTextField` of `UIAlertController`.
  open func addTextField(configurationHandler: ((UITextField) -> Void)? = nil) {
    let field = UITextField()
    textFields = (textFields ?? []) + [field]
    configurationHandler?(field)
  }
  /// Stands in for `Style` of `UIAlertController`.
  public enum Style: Int, Sendable {
    /// Stands in for `actionSheet` of `Style`.
    case actionSheet, alert
  }
}
