/// The result of checking an expectation.
package struct ExpectationOutcome {
  /// A Boolean value that indicates whether the expectation is met.
  package let holds: Bool
  private let describe: () -> String

  /// Creates the result of a check.
  ///
  /// - Parameters:
  ///   - holds: Whether the expectation is met.
  ///   - seen: The description of the actual state, which is computed only when it is needed.
  init(_ holds: Bool, seen: @autoclosure @escaping () -> String) {
    self.holds = holds
    describe = seen
  }

  /// A description of the actual state in the words of the expectation.
  package var seen: String { describe() }
}
