/// Whether a button that is held down acts again.
@available(iOS 17.0, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The system chooses.
  public static let automatic = ButtonRepeatBehavior(name: "automatic")

  /// The action repeats while the button is held.
  public static let enabled = ButtonRepeatBehavior(name: "enabled")

  /// The action runs once.
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
