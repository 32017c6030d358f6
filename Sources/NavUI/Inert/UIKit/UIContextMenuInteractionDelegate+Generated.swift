// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIContextMenuInteractionDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIContextMenuInteractionDelegate: AnyObject {
  /// Stands in for `contextMenuInteraction` of `UIContextMenuInteractionDelegate`.
  func contextMenuInteraction(
    _ interaction: UIContextMenuInteraction,
    configurationForMenuAtLocation location: CGPoint
  ) -> UIContextMenuConfiguration?
}
