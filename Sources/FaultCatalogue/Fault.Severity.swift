extension Fault {
  /// The severity of a mistake.
  package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Worth a look: legal, and sometimes intended.
    case note
    /// The app works, but not as its author expects.
    case warning
    /// The intended effect does not happen, or the app stops.
    case error
  }
}
