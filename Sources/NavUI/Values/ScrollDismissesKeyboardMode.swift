/// The way in which scrolling closes the keyboard.
@available(iOS 16.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")

  /// Scrolling closes the keyboard at once.
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")

  /// A user drags the keyboard away while scrolling.
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")

  /// Scrolling never closes the keyboard.
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
