// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDragInteraction` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIDragInteraction: NSObject, UIInteraction {
  /// Creates what stands in for a `UIDragInteraction`.
  public init(delegate: any UIDragInteractionDelegate) {
    super.init()
  }
  /// Stands in for `isEnabled` of `UIDragInteraction`.
  open var isEnabled: Bool = true
}
