extension Fault {
  /// The tools that detect a fault.
  package enum Detection: Hashable, Sendable {
    /// The linter, which examines the source.
    case linter
    /// The runtime, which examines the running app.
    case runtime
    /// Both the linter and the runtime, under the same id.
    case both
    /// No tool, for the given reason.
    case neither(because: String)

    /// A Boolean value that indicates whether the linter has a rule for the fault.
    package var includesLinter: Bool { self == .linter || self == .both }

    /// A Boolean value that indicates whether the running app reports the fault.
    package var includesRuntime: Bool { self == .runtime || self == .both }
  }
}
