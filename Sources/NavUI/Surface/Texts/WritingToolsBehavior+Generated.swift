// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The tools that change text.
@available(iOS 18.0, *)
public struct WritingToolsBehavior: Hashable, Sendable {
  private let name: String

  /// The behaviour "automatic".
  public static let automatic = WritingToolsBehavior(name: "automatic")

  /// The behaviour "complete".
  public static let complete = WritingToolsBehavior(name: "complete")

  /// The behaviour "limited".
  public static let limited = WritingToolsBehavior(name: "limited")

  /// The behaviour "disabled".
  public static let disabled = WritingToolsBehavior(name: "disabled")
}
