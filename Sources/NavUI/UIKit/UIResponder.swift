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

  /// Whether it has the keyboard.
  open var isFirstResponder: Bool { false }

  /// Whether it may take the keyboard.
  open var canBecomeFirstResponder: Bool { false }

  /// Whoever is asked next.
  open var next: UIResponder? { nil }
}

extension UIResponder: Hashable {
  /// Whether both are the same object.
  public nonisolated static func == (lhs: UIResponder, rhs: UIResponder) -> Bool { lhs === rhs }

  /// Hashes the object's identity.
  public nonisolated func hash(into hasher: inout Hasher) {
    hasher.combine(ObjectIdentifier(self))
  }
}
#endif
