/// What a look at an app has found.
package struct Finding: Hashable, Sendable {
  /// Whether it is as expected.
  package var holds: Bool
  /// What was seen, in the words of the expectation.
  package var seen: String

  init(_ holds: Bool, seen: String) {
    self.holds = holds
    self.seen = seen
  }
}
