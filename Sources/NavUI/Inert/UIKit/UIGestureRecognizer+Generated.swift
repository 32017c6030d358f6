// Made by Scripts/generate from Scripts/stand-ins/UIKit.txt: edit that.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, NeverUseImplicitlyUnwrappedOptionals

/// Stands in for `UIGestureRecognizer` of UIKit, and does nothing.
@MainActor @preconcurrency
open class UIGestureRecognizer: NSObject {
  /// Stands in for `isEnabled` of `UIGestureRecognizer`.
  open var isEnabled: Bool = true
  /// Stands in for `UIView?` of `UIGestureRecognizer`.
  public weak var view: UIView? = nil
  /// Stands in for `name` of `UIGestureRecognizer`.
  open var name: String? = nil
  /// Stands in for `delaysTouchesBegan` of `UIGestureRecognizer`.
  open var delaysTouchesBegan: Bool = false
  /// Stands in for `delaysTouchesEnded` of `UIGestureRecognizer`.
  open var delaysTouchesEnded: Bool = true
  /// Stands in for `requiresExclusiveTouchType` of `UIGestureRecognizer`.
  open var requiresExclusiveTouchType: Bool = true
  /// Stands in for `numberOfTouches` of `UIGestureRecognizer`.
  open var numberOfTouches: Int { 0 }
  /// Stands in for `require` of `UIGestureRecognizer`.
  open func require(toFail otherGestureRecognizer: UIGestureRecognizer) {}
  /// Stands in for `addTarget` of `UIGestureRecognizer`.
  open func addTarget(_ target: Any, action: Selector) {}
  /// Stands in for `removeTarget` of `UIGestureRecognizer`.
  open func removeTarget(_ target: Any?, action: Selector?) {}
  /// Stands in for `cancelsTouchesInView` of `UIGestureRecognizer`.
  open var cancelsTouchesInView: Bool = true
  /// Stands in for `delegate` of `UIGestureRecognizer`.
  public weak var delegate: (any UIGestureRecognizerDelegate)? = nil
  /// Stands in for `state` of `UIGestureRecognizer`.
  open var state: State = .possible
  /// Creates what stands in for a `UIGestureRecognizer`.
  public init(target: Any? = nil, action: Selector? = nil) {
    super.init()
  }
  /// Stands in for `location` of `UIGestureRecognizer`.
  open func location(in view: UIView?) -> CGPoint { .zero }
  /// Stands in for `State` of `UIGestureRecognizer`.
  public enum State: Int, Sendable {
    /// Stands in for `possible` of `State`.
    case possible, began, changed, ended, cancelled, failed
  }
  /// Stands in for `modifierFlags` of `UIGestureRecognizer`.
  open var modifierFlags: UIKeyModifierFlags { [] }
  /// Stands in for `allowedTouchTypes` of `UIGestureRecognizer`.
  open var allowedTouchTypes: [NSNumber] = []
  /// Stands in for `location` of `UIGestureRecognizer`.
  open func location(ofTouch touchIndex: Int, in view: UIView?) -> CGPoint { .zero }
  /// Stands in for `touchesBegan` of `UIGestureRecognizer`.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Stands in for `touchesMoved` of `UIGestureRecognizer`.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Stands in for `touchesEnded` of `UIGestureRecognizer`.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Stands in for `touchesCancelled` of `UIGestureRecognizer`.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
  /// Stands in for `reset` of `UIGestureRecognizer`.
  open func reset() {}
  /// Stands in for `canPrevent` of `UIGestureRecognizer`.
  open func canPrevent(_ preventedGestureRecognizer: UIGestureRecognizer) -> Bool { true }
  /// Stands in for `canBePrevented` of `UIGestureRecognizer`.
  open func canBePrevented(by preventingGestureRecognizer: UIGestureRecognizer) -> Bool { true }
}
