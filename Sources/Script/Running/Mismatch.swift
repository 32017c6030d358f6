/// An expectation that was not met.
package struct Mismatch: Hashable, Sendable {
  /// The expectation as written in the script.
  package var expected: String
  /// The actual state, in the same words if possible.
  package var seen: String

  /// Creates a mismatch.
  ///
  /// - Parameters:
  ///   - expected: The expectation as written.
  ///   - seen: The actual state.
  package init(expected: String, seen: String) {
    self.expected = expected
    self.seen = seen
  }
}
