package import FaultCatalogue

/// The faults of the catalogue that the source of a learner's app must not have.
package enum ForbiddenFaults: Hashable, Sendable {
  /// All that count as a warning or an error.
  case all
  /// These, by their ids, in the order in which the exercise names them.
  case some([String])

  /// Whether a fault is one of them.
  ///
  /// - Parameters:
  ///   - fault: The id of the fault.
  ///   - severity: How bad it counts.
  /// - Returns: Whether the source must not have it.
  package func include(_ fault: String, _ severity: Fault.Severity) -> Bool {
    switch self {
    case .all: severity != .note
    case .some(let ids): ids.contains(fault)
    }
  }

  /// Whether a fault is among them, at least where it is no mere note.
  ///
  /// - Parameter fault: The id of the fault.
  /// - Returns: Whether the source must not have it.
  package func include(_ fault: String) -> Bool { include(fault, .warning) }
}

extension Exercise {
  /// Whether a check looks at the source of the learner's app, for which the linter is needed.
  package var needsLinter: Bool { checks.contains(where: \.needsLinter) }
}

extension Exercise.Check {
  /// Whether the check looks at the source of the learner's app, for which the linter is needed.
  package var needsLinter: Bool {
    if case .source = method { true } else { false }
  }
}
