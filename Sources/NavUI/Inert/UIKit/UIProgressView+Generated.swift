// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIProgressView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIProgressView: UIView {
  /// Stands in for `progress` of `UIProgressView`.
  open var progress: Float = 0
}
