extension Fault {
  /// The tool that finds a mistake.
  package enum Detection: Hashable, Sendable {
    /// The linter, in the source.
    case linter
    /// The runtime, while the app runs.
    case runtime
    /// Both, under the same id.
    case both
    /// No tool, for this reason.
    case neither(because: String)

    /// Whether the linter has a rule for it.
    package var includesLinter: Bool { self == .linter || self == .both }

    /// Whether the running app reports it.
    package var includesRuntime: Bool { self == .runtime || self == .both }
  }
}
