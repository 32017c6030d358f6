// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The letters that the keyboard turns into capitals.
@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
  private let name: String

  /// Capitalises nothing.
  public static let never = TextInputAutocapitalization(name: "never")

  /// Capitalises the first letter of each word.
  public static let words = TextInputAutocapitalization(name: "words")

  /// Capitalises the first letter of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")

  /// Capitalises every letter.
  public static let characters = TextInputAutocapitalization(name: "characters")
}
