// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A place that assistive technologies list.
@available(iOS 15.0, *)
public struct AccessibilityRotorEntry<ID: Hashable>: AccessibilityRotorContent {
  /// Creates an entry for a view.
  public nonisolated init(_ label: Text, id: ID, textRange: Range<String.Index>? = nil) {
  }

  /// Creates an entry for a view.
  public nonisolated init<L: StringProtocol>(
    _ label: L,
    id: ID,
    textRange: Range<String.Index>? = nil
  ) {
  }
}
