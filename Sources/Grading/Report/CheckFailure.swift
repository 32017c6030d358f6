package import SceneText

/// The failure of a check, or of a learner's own script, with the steps that reproduce it.
///
/// Records hold it without the drawing and the reason for it, which only a terminal shows.
package struct CheckFailure: Hashable, Sendable, Codable {
  /// A summary of the failure, in one sentence.
  package var summary: String
  /// The failed expectation, or nil if another command failed.
  package var expected: String?
  /// The actual state at the failure, or nil if it is not reported.
  package var seen: String?
  /// The commands from the launch of the app up to and including the failed command.
  package var steps: [String]
  /// The path of the file with the failed command or the code, or nil if it is unknown.
  package var file: String?
  /// The line of the file, counted from 1, or nil if it is unknown.
  package var line: Int?
  /// The differences from the expected state, or an empty array if states were not compared.
  package var flaws: [StateFlaw]
  /// The state as a tree with the differences marked, or nil if states were not compared.
  package var tree: MarkedTree?
  /// A Boolean value that indicates whether the answer has the wrong form and the failure reveals nothing about the
  /// app.
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
  /// The keys of the parts that a record includes.
  private enum CodingKeys: CodingKey {
    case summary, expected, seen, steps, file, line, flaws
  }

  /// The file and line of the failure, such as `answer.nav:3`, or nil if the file is unknown.
  package var place: String? {
    file.map { $0 + (line.map { ":\($0)" } ?? "") }
  }

  /// A sentence about the failure and the failed expectation, for places that show a single text.
  package var sentence: String {
    guard let expected, flaws.isEmpty else { return summary }
    let seen = seen.map { " Seen: \($0)." } ?? ""
    return "\(summary) Expected: \(expected).\(seen)"
  }
}
