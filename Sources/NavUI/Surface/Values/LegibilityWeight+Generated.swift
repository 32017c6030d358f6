// Made by Scripts/generate from Scripts/surface/Values.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The boldness of text.
public enum LegibilityWeight: Hashable, Sendable {
  /// The usual state.
  case regular

  /// Bold.
  case bold
}
