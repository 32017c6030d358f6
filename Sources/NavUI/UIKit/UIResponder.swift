#if !canImport(UIKit)
/// An object that responds to UIKit's events, with methods that apps call to close the keyboard.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() {}

  /// Gives up the keyboard focus, which has no effect in NavLab.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Requests the keyboard focus, which has no effect in NavLab.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }

  /// A Boolean value that indicates whether the responder has the keyboard focus: false by default.
  open var isFirstResponder: Bool { false }

  /// A Boolean value that indicates whether the responder can have the keyboard focus: false by default.
  open var canBecomeFirstResponder: Bool { false }

  /// The next responder in the chain, which is always nil.
  open var next: UIResponder? { nil }

  /// Responds to the start of a shake, which never happens in NavLab.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Responds to the end of a shake, which never happens in NavLab.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Responds to the start of a touch, which never happens in NavLab.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Responds to the movement of a touch, which never happens in NavLab.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Responds to the end of a touch, which never happens in NavLab.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Responds to the cancellation of touches by the system, which never happens in NavLab.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Responds to the press of a key, which never happens in NavLab.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Responds to the release of a key, which never happens in NavLab.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Returns whether the responder can perform a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
#endif
