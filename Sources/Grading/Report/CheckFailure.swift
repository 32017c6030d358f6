package import SceneText

/// The failure of a check, or of a learner's own script, and the way to reproduce it.
///
/// Records hold it without the drawing and the reason for it, which only a terminal shows.
package struct CheckFailure: Hashable, Sendable, Codable {
  /// The event, in one sentence.
  package var summary: String
  /// The failed expectation, if it was one.
  package var expected: String?
  /// The actual state.
  package var seen: String?
  /// The commands from the launch of the app to the failure; the last one failed.
  package var steps: [String]
  /// The file of the failed command or of the code, if it is known.
  package var file: String?
  /// The line of the file, counted from 1.
  package var line: Int?
  /// The differences from the expected state, if states were compared.
  package var flaws: [StateFlaw]
  /// The state, with the differences marked in it.
  package var tree: MarkedTree?
  /// Whether the answer has a wrong form, so that the failure reveals nothing about the app.
  package var isMistakeOfForm = false

  package init(
    summary: String,
    expected: String? = nil,
    seen: String? = nil,
    steps: [String] = [],
    file: String? = nil,
    line: Int? = nil,
    flaws: [StateFlaw] = [],
    tree: MarkedTree? = nil,
    isMistakeOfForm: Bool = false
  ) {
    self.summary = summary
    self.expected = expected
    self.seen = seen
    self.steps = steps
    self.file = file
    self.line = line
    self.flaws = flaws
    self.tree = tree
    self.isMistakeOfForm = isMistakeOfForm
  }
}

extension CheckFailure {
  /// The parts that a record holds.
  private enum CodingKeys: CodingKey {
    case summary, expected, seen, steps, file, line, flaws
  }

  /// The file and line, such as `answer.nav:3`.
  package var place: String? {
    file.map { $0 + (line.map { ":\($0)" } ?? "") }
  }

  /// The event with the failed expectation, for places that show one text.
  package var sentence: String {
    guard let expected, flaws.isEmpty else { return summary }
    let seen = seen.map { " Seen: \($0)." } ?? ""
    return "\(summary) Expected: \(expected).\(seen)"
  }
}
