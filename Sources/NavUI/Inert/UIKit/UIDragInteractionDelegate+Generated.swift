// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDragInteractionDelegate` of UIKit, and does nothing.
@MainActor
@preconcurrency
public protocol UIDragInteractionDelegate: AnyObject {
  /// Stands in for `dragInteraction` of `UIDragInteractionDelegate`.
  func dragInteraction(
    _ interaction: UIDragInteraction,
    itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem]
}
