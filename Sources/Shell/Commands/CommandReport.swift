package import SceneModel
package import SceneText

/// What came of one line.
package struct CommandReport: Hashable, Sendable {
  /// What the command has to say.
  package var lines: [StyledText]
  /// What the app printed meanwhile.
  package var console: ConsoleExcerpt
  /// Whether it went as it should.
  package var outcome: Outcome
  /// What is different now, in words, for other programs.
  package var changes: [String]
  /// The app after the command, or nil when it is not running.
  package var snapshot: Snapshot?
  /// How long the command took, in nanoseconds.
  package var nanoseconds: UInt64

  package init(
    lines: [StyledText] = [],
    console: ConsoleExcerpt = ConsoleExcerpt(),
    outcome: Outcome = .done,
    changes: [String] = [],
    snapshot: Snapshot? = nil,
    nanoseconds: UInt64 = 0
  ) {
    self.lines = lines
    self.console = console
    self.outcome = outcome
    self.changes = changes
    self.snapshot = snapshot
    self.nanoseconds = nanoseconds
  }

  /// Whether a line went as it should.
  package enum Outcome: Hashable, Sendable {
    /// There was nothing to do: the line is blank or a comment.
    case nothing
    /// It was done, and it was right.
    case done
    /// It was not done, or it was not right.
    case failed(CommandFault)
    /// The person wants to leave.
    case quit
  }
}
