// Made by Scripts/generate from Scripts/surface/Scrolling.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The way in which scrolling closes the keyboard.
@available(iOS 16.0, *)
public struct ScrollDismissesKeyboardMode: Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = ScrollDismissesKeyboardMode(name: "automatic")

  /// The choice "immediately".
  public static let immediately = ScrollDismissesKeyboardMode(name: "immediately")

  /// The choice "interactively".
  public static let interactively = ScrollDismissesKeyboardMode(name: "interactively")

  /// The choice "never".
  public static let never = ScrollDismissesKeyboardMode(name: "never")
}
