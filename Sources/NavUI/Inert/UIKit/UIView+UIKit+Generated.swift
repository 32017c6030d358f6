// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

extension UIView {
  /// Stands in for `cornerConfiguration` of `UIView`.
  public var cornerConfiguration: UICornerConfiguration {
    get { .capsule() }
    set {}
  }
}

extension UIView {
  /// Stands in for `AnimationCurve` of `UIView`.
  public enum AnimationCurve: Int, Sendable {
    /// Stands in for `easeInOut` of `AnimationCurve`.
    case easeInOut, easeIn, easeOut, linear
  }
}

extension UIView {
  /// Stands in for `animate` of `UIView`.
  public static func animate(withDuration duration: TimeInterval, animations: () -> Void) {
    animations()
  }
  /// Stands in for `animate` of `UIView`.
  public static func animate(
    withDuration duration: TimeInterval,
    animations: () -> Void,
    completion: ((Bool) -> Void)?
  ) {
    animations()
    completion?(true)
  }
  /// Stands in for `animate` of `UIView`.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Stands in for `animate` of `UIView`.
  public static func animate(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    usingSpringWithDamping dampingRatio: CGFloat,
    initialSpringVelocity velocity: CGFloat,
    options: AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Stands in for `animate` of `UIView`.
  public static func animate(
    springDuration duration: TimeInterval = 0.5,
    bounce: CGFloat = 0,
    initialSpringVelocity: CGFloat = 0,
    delay: TimeInterval = 0,
    options: AnimationOptions = [],
    animations: () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Stands in for `animateKeyframes` of `UIView`.
  public static func animateKeyframes(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: KeyframeAnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations()
    completion?(true)
  }
  /// Stands in for `addKeyframe` of `UIView`.
  public static func addKeyframe(
    withRelativeStartTime frameStartTime: Double,
    relativeDuration frameDuration: Double,
    animations: @escaping () -> Void
  ) { animations() }
  /// Stands in for `transition` of `UIView`.
  public static func transition(
    with view: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    animations: (() -> Void)?,
    completion: ((Bool) -> Void)? = nil
  ) {
    animations?()
    completion?(true)
  }
  /// Stands in for `transition` of `UIView`.
  public static func transition(
    from fromView: UIView,
    to toView: UIView,
    duration: TimeInterval,
    options: AnimationOptions = [],
    completion: ((Bool) -> Void)? = nil
  ) {
    fromView.superview?.addSubview(toView)
    fromView.removeFromSuperview()
    completion?(true)
  }
  /// Stands in for `performWithoutAnimation` of `UIView`.
  public static func performWithoutAnimation(_ actionsWithoutAnimation: () -> Void) {
    actionsWithoutAnimation()
  }
  /// Stands in for `setAnimationsEnabled` of `UIView`.
  public static func setAnimationsEnabled(_ enabled: Bool) {}
  /// Stands in for `AnimationOptions` of `UIView`.
  public struct AnimationOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `AnimationOptions`.
    public let rawValue: UInt
    /// Creates what stands in for a `AnimationOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `layoutSubviews` of `AnimationOptions`.
    public static let layoutSubviews: AnimationOptions = AnimationOptions(rawValue: 1)
    /// Stands in for `allowUserInteraction` of `AnimationOptions`.
    public static let allowUserInteraction: AnimationOptions = AnimationOptions(rawValue: 2)
    /// Stands in for `beginFromCurrentState` of `AnimationOptions`.
    public static let beginFromCurrentState: AnimationOptions = AnimationOptions(rawValue: 4)
    /// Stands in for ``repeat`` of `AnimationOptions`.
    public static let `repeat`: AnimationOptions = AnimationOptions(rawValue: 8)
    /// Stands in for `autoreverse` of `AnimationOptions`.
    public static let autoreverse: AnimationOptions = AnimationOptions(rawValue: 16)
    /// Stands in for `overrideInheritedDuration` of `AnimationOptions`.
    public static let overrideInheritedDuration: AnimationOptions = AnimationOptions(rawValue: 32)
    /// Stands in for `overrideInheritedCurve` of `AnimationOptions`.
    public static let overrideInheritedCurve: AnimationOptions = AnimationOptions(rawValue: 64)
    /// Stands in for `allowAnimatedContent` of `AnimationOptions`.
    public static let allowAnimatedContent: AnimationOptions = AnimationOptions(rawValue: 128)
    /// Stands in for `showHideTransitionViews` of `AnimationOptions`.
    public static let showHideTransitionViews: AnimationOptions = AnimationOptions(rawValue: 256)
    /// Stands in for `overrideInheritedOptions` of `AnimationOptions`.
    public static let overrideInheritedOptions: AnimationOptions = AnimationOptions(rawValue: 512)
    /// Stands in for `curveEaseInOut` of `AnimationOptions`.
    public static let curveEaseInOut: AnimationOptions = AnimationOptions([])
    /// Stands in for `curveEaseIn` of `AnimationOptions`.
    public static let curveEaseIn: AnimationOptions = AnimationOptions(rawValue: 1 << 16)
    /// Stands in for `curveEaseOut` of `AnimationOptions`.
    public static let curveEaseOut: AnimationOptions = AnimationOptions(rawValue: 2 << 16)
    /// Stands in for `curveLinear` of `AnimationOptions`.
    public static let curveLinear: AnimationOptions = AnimationOptions(rawValue: 3 << 16)
    /// Stands in for `transitionFlipFromLeft` of `AnimationOptions`.
    public static let transitionFlipFromLeft: AnimationOptions = AnimationOptions(rawValue: 1 << 20)
    /// Stands in for `transitionFlipFromRight` of `AnimationOptions`.
    public static let transitionFlipFromRight: AnimationOptions = AnimationOptions(
      rawValue: 2 << 20
    )
    /// Stands in for `transitionCurlUp` of `AnimationOptions`.
    public static let transitionCurlUp: AnimationOptions = AnimationOptions(rawValue: 3 << 20)
    /// Stands in for `transitionCurlDown` of `AnimationOptions`.
    public static let transitionCurlDown: AnimationOptions = AnimationOptions(rawValue: 4 << 20)
    /// Stands in for `transitionCrossDissolve` of `AnimationOptions`.
    public static let transitionCrossDissolve: AnimationOptions = AnimationOptions(
      rawValue: 5 << 20
    )
    /// Stands in for `transitionFlipFromTop` of `AnimationOptions`.
    public static let transitionFlipFromTop: AnimationOptions = AnimationOptions(rawValue: 6 << 20)
    /// Stands in for `transitionFlipFromBottom` of `AnimationOptions`.
    public static let transitionFlipFromBottom: AnimationOptions = AnimationOptions(
      rawValue: 7 << 20
    )
    /// Stands in for `preferredFramesPerSecond60` of `AnimationOptions`.
    public static let preferredFramesPerSecond60: AnimationOptions = AnimationOptions(
      rawValue: 3 << 24
    )
    /// Stands in for `preferredFramesPerSecond30` of `AnimationOptions`.
    public static let preferredFramesPerSecond30: AnimationOptions = AnimationOptions(
      rawValue: 7 << 24
    )
  }
  /// Stands in for `KeyframeAnimationOptions` of `UIView`.
  public struct KeyframeAnimationOptions: OptionSet, Sendable {
    /// Stands in for `rawValue` of `KeyframeAnimationOptions`.
    public let rawValue: UInt
    /// Creates what stands in for a `KeyframeAnimationOptions`.
    public init(rawValue: UInt) {
      self.rawValue = rawValue
    }
    /// Stands in for `layoutSubviews` of `KeyframeAnimationOptions`.
    public static let layoutSubviews: KeyframeAnimationOptions = KeyframeAnimationOptions(
      rawValue: 1
    )
    /// Stands in for `allowUserInteraction` of `KeyframeAnimationOptions`.
    public static let allowUserInteraction: KeyframeAnimationOptions = KeyframeAnimationOptions(
      rawValue: 2
    )
    /// Stands in for `beginFromCurrentState` of `KeyframeAnimationOptions`.
    public static let beginFromCurrentState: KeyframeAnimationOptions = KeyframeAnimationOptions(
      rawValue: 4
    )
    /// Stands in for ``repeat`` of `KeyframeAnimationOptions`.
    public static let `repeat`: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 8)
    /// Stands in for `autoreverse` of `KeyframeAnimationOptions`.
    public static let autoreverse: KeyframeAnimationOptions = KeyframeAnimationOptions(rawValue: 16)
    /// Stands in for `calculationModeLinear` of `KeyframeAnimationOptions`.
    public static let calculationModeLinear: KeyframeAnimationOptions = KeyframeAnimationOptions([])
    /// Stands in for `calculationModeCubic` of `KeyframeAnimationOptions`.
    public static let calculationModeCubic: KeyframeAnimationOptions = KeyframeAnimationOptions(
      rawValue: 3 << 10
    )
  }
}

extension UIView {
  /// Stands in for `layoutFittingCompressedSize` of `UIView`.
  public static var layoutFittingCompressedSize: CGSize { .zero }
  /// Stands in for `layoutFittingExpandedSize` of `UIView`.
  public static var layoutFittingExpandedSize: CGSize { CGSize(width: 10_000, height: 10_000) }
}

extension UIView: UITraitChangeObservable {
}
