package import SceneText

/// The place where a check, or a learner's own script, went wrong.
package struct CheckFailure: Hashable, Sendable {
  /// The event, in one sentence.
  package var summary: String
  /// The expectation, when it was one that failed.
  package var expected: String?
  /// The state that was seen in its place.
  package var seen: String?
  /// The commands that lead there from the launch of the app, the last one being the one that failed.
  package var steps: [String]
  /// The file and line of the command that failed, such as `answer.nav:3`.
  package var place: String?
  /// The differences from the expected state, when states were compared.
  package var flaws: [StateFlaw]
  /// The state, with the flaws marked in it.
  package var tree: MarkedTree?

  package init(
    summary: String,
    expected: String? = nil,
    seen: String? = nil,
    steps: [String] = [],
    place: String? = nil,
    flaws: [StateFlaw] = [],
    tree: MarkedTree? = nil
  ) {
    self.summary = summary
    self.expected = expected
    self.seen = seen
    self.steps = steps
    self.place = place
    self.flaws = flaws
    self.tree = tree
  }
}
