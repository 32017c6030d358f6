#if !canImport(UIKit)
/// Something that answers to events in UIKit; apps name it to close the keyboard.
@MainActor @preconcurrency
open class UIResponder {
  /// Creates a responder.
  public init() {}

  /// Gives up the keyboard; there is none.
  @discardableResult
  open func resignFirstResponder() -> Bool { true }

  /// Takes the keyboard; there is none.
  @discardableResult
  open func becomeFirstResponder() -> Bool { true }
}
#endif
