/// The letters that the keyboard turns into capitals.
@available(iOS 15.0, *)
public struct TextInputAutocapitalization: Sendable {
  private let name: String

  /// None.
  public static let never = TextInputAutocapitalization(name: "never")

  /// The first of each word.
  public static let words = TextInputAutocapitalization(name: "words")

  /// The first of each sentence.
  public static let sentences = TextInputAutocapitalization(name: "sentences")

  /// All.
  public static let characters = TextInputAutocapitalization(name: "characters")
}
