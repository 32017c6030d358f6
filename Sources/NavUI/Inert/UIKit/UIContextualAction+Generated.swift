// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIContextualAction` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIContextualAction: NSObject {
  /// Stands in for `title` of `UIContextualAction`.
  public let title: String?
  /// Stands in for `style` of `UIContextualAction`.
  public let style: Style
  /// Stands in for `backgroundColor` of `UIContextualAction`.
  open var backgroundColor: UIColor? = nil
  /// Stands in for `image` of `UIContextualAction`.
  open var image: UIImage? = nil
  /// Creates what stands in for a `UIContextualAction`.
  public init(
    style: Style,
    title: String?,
    handler: @escaping (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void
  ) {
    self.style = style
    self.title = title
    super.init()
  }
  /// Stands in for `Style` of `UIContextualAction`.
  public enum Style: Int, Sendable {
    /// Stands in for `normal` of `Style`.
    case normal, destructive
  }
}
