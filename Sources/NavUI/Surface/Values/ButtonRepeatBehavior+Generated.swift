// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Whether a button that is held down acts again.
@available(iOS 17.0, *)
public struct ButtonRepeatBehavior: Hashable, Sendable {
  private let name: String

  /// The choice "automatic".
  public static let automatic = ButtonRepeatBehavior(name: "automatic")

  /// The choice "enabled".
  public static let enabled = ButtonRepeatBehavior(name: "enabled")

  /// The choice "disabled".
  public static let disabled = ButtonRepeatBehavior(name: "disabled")
}
