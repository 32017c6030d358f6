// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The size of a button.
@available(iOS 26.0, *)
public struct ButtonSizing: Hashable, Sendable {
  private let name: String

  /// The size "automatic".
  public static let automatic = ButtonSizing(name: "automatic")

  /// The size "fitted".
  public static let fitted = ButtonSizing(name: "fitted")

  /// The size "flexible".
  public static let flexible = ButtonSizing(name: "flexible")
}
