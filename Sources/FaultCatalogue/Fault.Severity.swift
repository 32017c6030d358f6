extension Fault {
  /// The severity of a fault.
  package enum Severity: String, Hashable, Sendable, Codable, CaseIterable {
    /// A fault in code that is legal and sometimes intended, but that deserves a check.
    case note
    /// A fault that lets the app run, but not as its author expects.
    case warning
    /// A fault that prevents the intended effect or stops the app.
    case error
  }
}
