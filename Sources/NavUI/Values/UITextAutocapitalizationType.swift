/// UIKit's options for automatic capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none

  /// The first letter of each word.
  case words

  /// The first letter of each sentence.
  case sentences

  /// All.
  case allCharacters
}
