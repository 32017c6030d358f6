// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIStepper` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIStepper: UIControl {
  /// Stands in for `value` of `UIStepper`.
  open var value: Double = 0
  /// Stands in for `minimumValue` of `UIStepper`.
  open var minimumValue: Double = 0
  /// Stands in for `maximumValue` of `UIStepper`.
  open var maximumValue: Double = 100
  /// Stands in for `stepValue` of `UIStepper`.
  open var stepValue: Double = 1
  /// Stands in for `isContinuous` of `UIStepper`.
  open var isContinuous: Bool = true
  /// Stands in for `autorepeat` of `UIStepper`.
  open var autorepeat: Bool = true
  /// Stands in for `wraps` of `UIStepper`.
  open var wraps: Bool = false
  /// Stands in for `setDecrementImage` of `UIStepper`.
  open func setDecrementImage(_ image: UIImage?, for state: UIControl.State) {}
  /// Stands in for `setIncrementImage` of `UIStepper`.
  open func setIncrementImage(_ image: UIImage?, for state: UIControl.State) {}
}
