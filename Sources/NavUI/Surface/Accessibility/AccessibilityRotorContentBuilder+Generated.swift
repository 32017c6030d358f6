// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// Builds the places that a closure lists.
@available(iOS 15.0, *)
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Passes on an entry.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content { content }

  /// Passes on the only entry of a closure.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Builds entries out of several.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }

  /// Supports `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> AccessibilityRotorEntries { AccessibilityRotorEntries() }
}
