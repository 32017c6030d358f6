// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIDropInteraction` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIDropInteraction: NSObject, UIInteraction {
  /// Creates what stands in for a `UIDropInteraction`.
  public init(delegate: any UIDropInteractionDelegate) {
    super.init()
  }
}
