// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIVibrancyEffect` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIVibrancyEffect: UIVisualEffect {
  /// Creates what stands in for a `UIVibrancyEffect`.
  public convenience init(blurEffect: UIBlurEffect) {
    self.init()
  }
  /// Creates what stands in for a `UIVibrancyEffect`.
  public convenience init(blurEffect: UIBlurEffect, style: UIVibrancyEffectStyle) {
    self.init()
  }
}
