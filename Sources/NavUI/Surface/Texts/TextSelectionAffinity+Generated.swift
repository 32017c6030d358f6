// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The side to which a selection is attached.
@available(iOS 18.0, *)
public enum TextSelectionAffinity: Hashable, Sendable {
  /// The case "automatic".
  case automatic
  /// The case "upstream".
  case upstream
  /// The case "downstream".
  case downstream
}
