// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The role of a view in a pair.
@available(iOS 14.0, *)
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
  /// The role "label".
  case label
  /// The role "content".
  case content
}
