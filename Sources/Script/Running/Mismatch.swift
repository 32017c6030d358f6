/// An expectation that was not met.
package struct Mismatch: Hashable, Sendable {
  /// What was expected, as it stands in the script.
  package var expected: String
  /// What was seen instead, in the same words where possible.
  package var seen: String

  /// Makes a mismatch.
  ///
  /// - Parameters:
  ///   - expected: What was expected.
  ///   - seen: What was seen instead.
  package init(expected: String, seen: String) {
    self.expected = expected
    self.seen = seen
  }
}
