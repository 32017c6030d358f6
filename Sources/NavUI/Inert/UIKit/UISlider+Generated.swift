// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UISlider` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UISlider: UIControl {
  /// Stands in for `value` of `UISlider`.
  open var value: Float = 0
  /// Stands in for `minimumValue` of `UISlider`.
  open var minimumValue: Float = 0
  /// Stands in for `maximumValue` of `UISlider`.
  open var maximumValue: Float = 1
  /// Stands in for `minimumTrackTintColor` of `UISlider`.
  open var minimumTrackTintColor: UIColor? = nil
  /// Stands in for `maximumTrackTintColor` of `UISlider`.
  open var maximumTrackTintColor: UIColor? = nil
  /// Stands in for `thumbTintColor` of `UISlider`.
  open var thumbTintColor: UIColor? = nil
  /// Stands in for `setThumbImage` of `UISlider`.
  open func setThumbImage(_ image: UIImage?, for state: UIControl.State) {}
}
