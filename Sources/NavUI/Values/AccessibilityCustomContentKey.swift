/// The name of something to be read on demand.
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
  public init(_ labelKey: LocalizedStringKey) {
    id = labelKey.resolved
  }
}

/// The time at which something to be read on demand is read.
public enum AccessibilityCustomContentImportance: Hashable, Sendable {
  /// On demand.
  case `default`

  /// Immediately.
  case high
}
