/// An expectation that was not met.
package struct Mismatch: Hashable, Sendable {
  /// The expectation as written in the script.
  package var expected: String
  /// The actual state, in the words of the expectation if possible.
  package var seen: String

  /// Creates a mismatch between an expectation and the actual state.
  ///
  /// - Parameters:
  ///   - expected: The expectation as written.
  ///   - seen: The actual state.
  package init(expected: String, seen: String) {
    self.expected = expected
    self.seen = seen
  }
}
