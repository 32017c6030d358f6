/// The kind of text that a view shows.
@available(iOS 15.0, *)
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// Plain text.
  public static let plain = AccessibilityTextContentType(name: "plain")

  /// Text of a console.
  public static let console = AccessibilityTextContentType(name: "console")

  /// Paths of a file system.
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")

  /// Messages.
  public static let messaging = AccessibilityTextContentType(name: "messaging")

  /// Narrative text.
  public static let narrative = AccessibilityTextContentType(name: "narrative")

  /// Source code.
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")

  /// Text of a spreadsheet.
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")

  /// Text of a word processor.
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
