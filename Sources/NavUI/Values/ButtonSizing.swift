/// The size of a button.
@available(iOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The system chooses the size.
  public static let automatic = ButtonSizing(name: "automatic")

  /// The button is as large as its label.
  public static let fitted = ButtonSizing(name: "fitted")

  /// The button takes the available width.
  public static let flexible = ButtonSizing(name: "flexible")
}
