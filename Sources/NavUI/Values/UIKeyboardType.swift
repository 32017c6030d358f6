/// UIKit's kinds of keyboards.
public enum UIKeyboardType: Int, Sendable {
  /// The default keyboard.
  case `default`

  /// The keyboard for ASCII characters.
  case asciiCapable

  /// The keyboard with numbers and punctuation.
  case numbersAndPunctuation

  // swift-format-ignore: AlwaysUseLowerCamelCase
  /// The keyboard for URLs.
  case URL

  /// The number pad.
  case numberPad

  /// The keyboard for phone numbers.
  case phonePad

  /// The keyboard for names and phone numbers.
  case namePhonePad

  /// The keyboard for email addresses.
  case emailAddress

  /// The number pad with a decimal point.
  case decimalPad

  /// The keyboard for posts on Twitter.
  case twitter

  /// The keyboard for web searches.
  case webSearch

  /// The number pad for ASCII digits.
  case asciiCapableNumberPad
}
