// Made by Scripts/generate from Scripts/surface/Texts.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// UIKit's kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default`

  /// The keyboard for ASCII characters.
  case asciiCapable

  /// The keyboard "numbers and punctuation".
  case numbersAndPunctuation
  /// The keyboard "url".
  case URL
  /// The keyboard "number pad".
  case numberPad
  /// The keyboard "phone pad".
  case phonePad
  /// The keyboard "name phone pad".
  case namePhonePad
  /// The keyboard "email address".
  case emailAddress

  /// The keyboard "decimal pad".
  case decimalPad
  /// The keyboard "twitter".
  case twitter
  /// The keyboard "web search".
  case webSearch

  /// The number pad for ASCII digits.
  case asciiCapableNumberPad

  /// The keyboard for ASCII characters.
  public static var alphabet: UIKeyboardType { .asciiCapable }
}
