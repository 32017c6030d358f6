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

  /// The responder that is asked next.
  open var next: UIResponder? { nil }

  /// Called when a shake begins, which never happens here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// Called after a shake, which never happens here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
#endif
