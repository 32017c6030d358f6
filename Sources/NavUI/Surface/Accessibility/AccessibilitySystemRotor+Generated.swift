// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A list of places that the system offers.
@available(iOS 15.0, *)
public struct AccessibilitySystemRotor: Sendable {
  private let name: String

  /// The list "links".
  public static let links = AccessibilitySystemRotor(name: "links")

  /// The list "headings".
  public static let headings = AccessibilitySystemRotor(name: "headings")

  /// The list "bold text".
  public static let boldText = AccessibilitySystemRotor(name: "boldText")

  /// The list "italic text".
  public static let italicText = AccessibilitySystemRotor(name: "italicText")

  /// The list "underline text".
  public static let underlineText = AccessibilitySystemRotor(name: "underlineText")

  /// The list "misspelled words".
  public static let misspelledWords = AccessibilitySystemRotor(name: "misspelledWords")

  /// The list "images".
  public static let images = AccessibilitySystemRotor(name: "images")

  /// The list "text fields".
  public static let textFields = AccessibilitySystemRotor(name: "textFields")

  /// The list "tables".
  public static let tables = AccessibilitySystemRotor(name: "tables")

  /// The list "lists".
  public static let lists = AccessibilitySystemRotor(name: "lists")

  /// The list "landmarks".
  public static let landmarks = AccessibilitySystemRotor(name: "landmarks")

  /// Returns the list of links that have been followed, or of those that have not.
  ///
  /// - Parameter visited: Whether the links have been followed.
  /// - Returns: The list.
  public static func links(visited: Bool) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "links")
  }

  /// Returns the list of headings of a level.
  ///
  /// - Parameter level: The level of the headings.
  /// - Returns: The list.
  public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor {
    AccessibilitySystemRotor(name: "headings")
  }
}
