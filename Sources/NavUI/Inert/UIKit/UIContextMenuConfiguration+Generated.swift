// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIContextMenuConfiguration` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIContextMenuConfiguration: NSObject {
  /// Creates what stands in for a `UIContextMenuConfiguration`.
  public init(
    identifier: Any? = nil,
    previewProvider: (() -> UIViewController?)? = nil,
    actionProvider: (([UIMenuElement]) -> UIMenu?)? = nil
  ) {
    super.init()
  }
}
