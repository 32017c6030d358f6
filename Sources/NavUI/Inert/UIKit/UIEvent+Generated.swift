// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIEvent` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIEvent {
  /// Creates what stands in for a `UIEvent`.
  public init() {
  }
}
