// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The importance of information: whether it is read on demand.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// On demand.
  case `default`

  /// Immediately.
  case high
}
