/// Places that assistive technologies list.
@available(iOS 15.0, *)
@MainActor @preconcurrency
public protocol AccessibilityRotorContent {}

/// A place that assistive technologies list.
@available(iOS 15.0, *)
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for a view.
  public nonisolated init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {}

  /// Creates an entry for a view.
  public nonisolated init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil
  ) {}
}

/// Several places that assistive technologies list.
@available(iOS 15.0, *)
public struct AccessibilityRotorEntries: AccessibilityRotorContent {}

@available(iOS 15.0, *)
extension ForEach: AccessibilityRotorContent where Content: AccessibilityRotorContent {
  /// Creates an entry for each element.
  public nonisolated init(
    _ data: Data,
    @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
  ) where Data.Element: Identifiable, ID == Data.Element.ID {
    self.init(data: data, content: content, id: \.id)
  }
}

/// Builds the places that a closure lists.
@available(iOS 15.0, *)
@resultBuilder
public struct AccessibilityRotorContentBuilder {
  /// Passes on an entry.
  public static func buildExpression<Content: AccessibilityRotorContent>(
    _ content: Content
  ) -> Content {
    content
  }

  /// Passes on the only entry of a closure.
  public static func buildBlock<Content: AccessibilityRotorContent>(_ content: Content) -> Content {
    content
  }

  /// Combines several entries.
  public static func buildBlock<each Content: AccessibilityRotorContent>(
    _ content: repeat each Content
  ) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }

  /// Supports `if` without `else`.
  public static func buildIf<Content: AccessibilityRotorContent>(
    _ content: Content?
  ) -> AccessibilityRotorEntries {
    AccessibilityRotorEntries()
  }
}
