// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIVisualEffectView` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIVisualEffectView: UIView {
  /// Stands in for `effect` of `UIVisualEffectView`.
  open var effect: UIVisualEffect? = nil
  /// Stands in for `contentView` of `UIVisualEffectView`.
  open var contentView: UIView { self }
  /// Creates what stands in for a `UIVisualEffectView`.
  public init(effect: UIVisualEffect?) {
    self.effect = effect
    super.init(frame: .zero)
  }
  /// Creates what stands in for a `UIVisualEffectView`.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }
  /// Creates what stands in for a `UIVisualEffectView`.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
  }
}
