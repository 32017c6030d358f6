// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIStatusBarManager` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIStatusBarManager {
  /// Stands in for `statusBarFrame` of `UIStatusBarManager`.
  open var statusBarFrame: CGRect = .zero
  /// Creates what stands in for a `UIStatusBarManager`.
  public init() {
  }
}
