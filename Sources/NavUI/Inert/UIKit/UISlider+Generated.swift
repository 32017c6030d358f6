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
  /// Stands in for `isContinuous` of `UISlider`.
  open var isContinuous: Bool = true
  /// Stands in for `minimumValueImage` of `UISlider`.
  open var minimumValueImage: UIImage? = nil
  /// Stands in for `maximumValueImage` of `UISlider`.
  open var maximumValueImage: UIImage? = nil
  /// Stands in for `setValue` of `UISlider`.
  open func setValue(_ value: Float, animated: Bool) { self.value = value }
  /// Stands in for `setMinimumTrackImage` of `UISlider`.
  open func setMinimumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Stands in for `setMaximumTrackImage` of `UISlider`.
  open func setMaximumTrackImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Stands in for `trackRect` of `UISlider`.
  open func trackRect(forBounds bounds: CGRect) -> CGRect { bounds }
  /// Stands in for `thumbRect` of `UISlider`.
  open func thumbRect(forBounds bounds: CGRect, trackRect rect: CGRect, value: Float) -> CGRect {
    bounds
  }
}
