/// The result of checking an expectation.
package struct ExpectationOutcome {
  /// Whether the expectation is met.
  package let holds: Bool
  private let describe: () -> String

  /// Creates a result.
  ///
  /// - Parameters:
  ///   - holds: Whether the expectation is met.
  ///   - seen: The description of the actual state, which is computed only when it is needed.
  init(_ holds: Bool, seen: @autoclosure @escaping () -> String) {
    self.holds = holds
    describe = seen
  }

  /// The actual state, in the words of the expectation.
  package var seen: String { describe() }
}
