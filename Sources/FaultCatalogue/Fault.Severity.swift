extension Fault {
  /// How bad a mistake is.
  package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// Worth a look: legal, and sometimes meant.
    case note
    /// The app works, but not as its author expects.
    case warning
    /// What was asked for does not happen, or the app stops.
    case error
  }
}
