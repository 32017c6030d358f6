package import SceneText

/// The place where a check, or a learner's own script, failed.
package struct CheckFailure: Hashable, Sendable {
  /// The event, in one sentence.
  package var summary: String
  /// The failed expectation, if it was one.
  package var expected: String?
  /// The actual state.
  package var seen: String?
  /// The commands from the launch of the app to the failure; the last one failed.
  package var steps: [String]
  /// The file and line of the failed command, such as `answer.nav:3`.
  package var place: String?
  /// The differences from the expected state, if states were compared.
  package var flaws: [StateFlaw]
  /// The state, with the differences marked in it.
  package var tree: MarkedTree?
  /// Whether the answer has a wrong form, so that the failure reveals nothing about the app.
  package var isMistakeOfForm: Bool

  package init(
    summary: String,
    expected: String? = nil,
    seen: String? = nil,
    steps: [String] = [],
    place: String? = nil,
    flaws: [StateFlaw] = [],
    tree: MarkedTree? = nil,
    isMistakeOfForm: Bool = false
  ) {
    self.summary = summary
    self.expected = expected
    self.seen = seen
    self.steps = steps
    self.place = place
    self.flaws = flaws
    self.tree = tree
    self.isMistakeOfForm = isMistakeOfForm
  }
}

extension CheckFailure {
  /// The event with the failed expectation, for places that show one text.
  package var sentence: String {
    guard let expected, flaws.isEmpty else { return summary }
    let seen = seen.map { " Seen: \($0)." } ?? ""
    return "\(summary) Expected: \(expected).\(seen)"
  }
}
