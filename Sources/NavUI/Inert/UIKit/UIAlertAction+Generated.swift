// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIAlertAction` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIAlertAction {
  /// Stands in for `title` of `UIAlertAction`.
  public let title: String?
  /// Stands in for `style` of `UIAlertAction`.
  public let style: Style
  /// Creates what stands in for a `UIAlertAction`.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
  }
  /// Stands in for `Style` of `UIAlertAction`.
  public enum Style: Int, Sendable {
    /// Stands in for ``default`` of `Style`.
    case `default`, cancel, destructive
  }
}
