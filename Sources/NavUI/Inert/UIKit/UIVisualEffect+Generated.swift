// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIVisualEffect` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIVisualEffect: NSObject {
  /// Creates what stands in for a `UIVisualEffect`.
  public nonisolated override init() {
    super.init()
  }
}
