// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The kind of text that a view shows.
@available(iOS 15.0, *)
public struct AccessibilityTextContentType: Hashable, Sendable {
  private let name: String

  /// The kind "plain".
  public static let plain = AccessibilityTextContentType(name: "plain")

  /// The kind "console".
  public static let console = AccessibilityTextContentType(name: "console")

  /// The kind "file system".
  public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")

  /// The kind "messaging".
  public static let messaging = AccessibilityTextContentType(name: "messaging")

  /// The kind "narrative".
  public static let narrative = AccessibilityTextContentType(name: "narrative")

  /// The kind "source code".
  public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")

  /// The kind "spreadsheet".
  public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")

  /// The kind "word processing".
  public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}
