package import FaultCatalogue

/// The faults of the catalogue that the source of a learner's app must not contain.
package enum ForbiddenFaults: Hashable, Sendable {
  /// All faults that count as warnings or errors.
  case all
  /// These faults, by their ids, in the order of the exercise.
  case some([String])

  /// Returns whether a fault is included.
  ///
  /// - Parameters:
  ///   - fault: The id of the fault.
  ///   - severity: The severity of the fault.
  /// - Returns: Whether the source must not contain the fault.
  package func include(_ fault: String, _ severity: Fault.Severity) -> Bool {
    switch self {
    case .all: severity != .note
    case .some(let ids): ids.contains(fault)
    }
  }

  /// Returns whether a fault is included, unless it is only a note.
  ///
  /// - Parameter fault: The id of the fault.
  /// - Returns: Whether the source must not contain the fault.
  package func include(_ fault: String) -> Bool { include(fault, .warning) }
}

extension Exercise {
  /// Whether a check reads the source of the learner's app, which requires the linter.
  package var needsLinter: Bool { checks.contains(where: \.needsLinter) }
}

extension Exercise.Check {
  /// Whether the check reads the source of the learner's app, which requires the linter.
  package var needsLinter: Bool {
    if case .source = method { true } else { false }
  }
}
