// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIContextMenuInteraction` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIContextMenuInteraction: NSObject, UIInteraction {
  /// Creates what stands in for a `UIContextMenuInteraction`.
  public init(delegate: any UIContextMenuInteractionDelegate) {
    super.init()
  }
}
