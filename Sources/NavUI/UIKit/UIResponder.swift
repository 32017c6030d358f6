#if !canImport(UIKit)
/// An object that responds to UIKit's events, which apps name to close the keyboard.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() {}

  /// Resigns the keyboard focus, which has no effect here.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Takes the keyboard focus, which has no effect here.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Whether it may take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// The next responder in the chain.
  open var next: UIResponder? { nil }

  /// Called when a shake begins, which never happens here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called after a shake, which never happens here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called when fingers touch it, which never happens here.
  open func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers move on it, which never happens here.
  open func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when fingers leave it, which never happens here.
  open func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Responds to touches that the system has cancelled; never called here.
  open func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) {}

  /// Called when a key goes down, which never happens here.
  open func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Called when a key is released, which never happens here.
  open func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {}

  /// Returns whether it can perform a method.
  open func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool { false }
}
#endif
