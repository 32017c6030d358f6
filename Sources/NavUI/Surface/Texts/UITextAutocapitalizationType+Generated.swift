// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// UIKit's choices of letters that the keyboard turns into capitals.
public enum UITextAutocapitalizationType: Int, Sendable {
  /// None.
  case none

  /// The first of each word.
  case words

  /// The first of each sentence.
  case sentences

  /// All.
  case allCharacters
}
