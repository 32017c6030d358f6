/// An expectation that was not met.
package struct Mismatch: Hashable, Sendable {
  /// The expectation as written in the script.
  package var expected: String
  /// The actual state, in the same words if possible.
  package var seen: String

  /// Creates a mismatch.
  ///
  /// - Parameters:
  ///   - expected: What was expected.
  ///   - seen: What was seen instead.
  package init(expected: String, seen: String) {
    self.expected = expected
    self.seen = seen
  }
}
