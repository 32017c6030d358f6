// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIViewPropertyAnimator` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIViewPropertyAnimator: NSObject {
  /// Creates what stands in for a `UIViewPropertyAnimator`.
  public convenience init(
    duration: TimeInterval,
    curve: UIView.AnimationCurve,
    animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations { addAnimations(animations) }
  }
  /// Creates what stands in for a `UIViewPropertyAnimator`.
  public convenience init(
    duration: TimeInterval,
    dampingRatio ratio: CGFloat,
    animations: (() -> Void)? = nil
  ) {
    self.init()
    if let animations { addAnimations(animations) }
  }
  /// Creates what stands in for a `UIViewPropertyAnimator`.
  public convenience init(duration: TimeInterval, timingParameters parameters: Any) {
    self.init()
  }
  /// Stands in for `fractionComplete` of `UIViewPropertyAnimator`.
  open var fractionComplete: CGFloat = 0
  /// Stands in for `isRunning` of `UIViewPropertyAnimator`.
  open var isRunning: Bool { false }
  /// Stands in for `isReversed` of `UIViewPropertyAnimator`.
  open var isReversed: Bool = false
  /// Stands in for `duration` of `UIViewPropertyAnimator`.
  open var duration: TimeInterval { 0 }
  /// Stands in for `animations` of `UIViewPropertyAnimator`.
  open var animations: [() -> Void] = []
  /// Stands in for `completions` of `UIViewPropertyAnimator`.
  open var completions: [(UIViewAnimatingPosition) -> Void] = []
  /// Stands in for `addAnimations` of `UIViewPropertyAnimator`.
  open func addAnimations(_ animation: @escaping () -> Void) { animations.append(animation) }
  /// Stands in for `addCompletion` of `UIViewPropertyAnimator`.
  open func addCompletion(_ completion: @escaping (UIViewAnimatingPosition) -> Void) {
    completions.append(completion)
  }
  /// Stands in for `startAnimation` of `UIViewPropertyAnimator`.
  open func startAnimation() {
    for animation in animations { animation() }
    for completion in completions { completion(.end) }
    animations = []
    completions = []
  }
  /// Stands in for `startAnimation` of `UIViewPropertyAnimator`.
  open func startAnimation(afterDelay delay: TimeInterval) { startAnimation() }
  /// Stands in for `pauseAnimation` of `UIViewPropertyAnimator`.
  open func pauseAnimation() {}
  /// Stands in for `stopAnimation` of `UIViewPropertyAnimator`.
  open func stopAnimation(_ withoutFinishing: Bool) {}
  /// Stands in for `finishAnimation` of `UIViewPropertyAnimator`.
  open func finishAnimation(at finalPosition: UIViewAnimatingPosition) {}
  /// Stands in for `continueAnimation` of `UIViewPropertyAnimator`.
  open func continueAnimation(withTimingParameters parameters: Any?, durationFactor: CGFloat) {
    startAnimation()
  }
  /// Stands in for `runningPropertyAnimator` of `UIViewPropertyAnimator`.
  public static func runningPropertyAnimator(
    withDuration duration: TimeInterval,
    delay: TimeInterval,
    options: UIView.AnimationOptions = [],
    animations: @escaping () -> Void,
    completion: ((UIViewAnimatingPosition) -> Void)? = nil
  ) -> UIViewPropertyAnimator {
    animations()
    completion?(.end)
    return UIViewPropertyAnimator()
  }
}
