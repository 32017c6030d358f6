// Made by Scripts/generate from Scripts/surface/Accessibility.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The name of information that is read on demand.
@available(iOS 15.0, *)
public struct AccessibilityCustomContentKey: Equatable, Sendable {
  private let id: String

  /// Creates a key from a label and a name.
  public init(_ label: Text, id: String) {
    self.id = id
  }

  /// Creates a key from a label and a name.
  public init(_ labelKey: LocalizedStringKey, id: String) {
    self.id = id
  }

  /// Creates a key from a label.
  public init(_ labelKey: LocalizedStringKey) { id = labelKey.resolved }
}
