package import FaultCatalogue

/// The catalogue's faults that a learner's source must not contain.
package enum ForbiddenFaults: Hashable, Sendable {
  /// All faults that are warnings or errors.
  case all
  /// The faults with the given ids, in the order of the exercise.
  case some([String])

  /// Returns whether a fault with a given severity is forbidden.
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

  /// Returns whether a fault that is more severe than a note is forbidden.
  ///
  /// - Parameter fault: The id of the fault.
  /// - Returns: Whether the source must not contain the fault.
  package func include(_ fault: String) -> Bool { include(fault, .warning) }
}

extension Exercise {
  /// A Boolean value that indicates whether a check reads the app's source, which requires the linter.
  package var needsLinter: Bool { checks.contains(where: \.needsLinter) }
}

extension Exercise.Check {
  /// A Boolean value that indicates whether the check reads the app's source, which requires the linter.
  package var needsLinter: Bool {
    if case .source = method { true } else { false }
  }
}
