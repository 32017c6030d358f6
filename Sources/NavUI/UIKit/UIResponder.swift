#if !canImport(UIKit)
/// Something that answers to events in UIKit; apps name it to close the keyboard.
@MainActor @preconcurrency
open class UIResponder: NSObject {
  /// Creates a responder.
  public nonisolated override init() {}

  /// Gives up the keyboard; there is none.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Takes the keyboard; there is none.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Whether it may take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// The responder that is asked next.
  open var next: UIResponder? { nil }

  /// The device begins to be shaken, which never happens here.
  open func motionBegan(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}

  /// The device was shaken, which never happens here.
  open func motionEnded(_ motion: UIEvent.EventSubtype, with event: UIEvent?) {}
}
#endif
