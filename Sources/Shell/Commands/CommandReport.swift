package import SceneModel
package import SceneText
package import Script

/// The result of one line.
package struct CommandReport: Hashable, Sendable {
  /// The words of the command.
  package var text: ResultText
  /// The app's output meanwhile.
  package var console: ConsoleExcerpt
  /// Whether it went as it should.
  package var outcome: Outcome
  /// Whether the screen is cleared before anything is shown.
  package var clearsScreen = false
  /// The comparison that finds the differences in words, for other programs.
  package var comparison: Comparison
  /// The app after the command, or nil when it is not running.
  package var snapshot: Snapshot?
  /// The time that the command took, in nanoseconds.
  package var nanoseconds: UInt64

  package init(
    lines: [StyledText] = [],
    console: ConsoleExcerpt = ConsoleExcerpt(),
    outcome: Outcome = .done,
    comparison: Comparison = Comparison(),
    snapshot: Snapshot? = nil,
    nanoseconds: UInt64 = 0
  ) {
    text = ResultText(lines)
    self.console = console
    self.outcome = outcome
    self.comparison = comparison
    self.snapshot = snapshot
    self.nanoseconds = nanoseconds
  }

  /// The lines of the command.
  package var lines: [StyledText] {
    get { text.lines }
    set { text = ResultText(newValue) }
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

extension CommandReport {
  /// The app before and after a command, of which only some readers want to know how they differ.
  package struct Comparison: Hashable, Sendable {
    /// The app before, or nil when it was not running.
    package var before: Snapshot?
    /// The app after, or nil when it is not running.
    package var after: Snapshot?
    /// The room and the signs to write with.
    package var layout: TextLayout

    package init(before: Snapshot? = nil, after: Snapshot? = nil, layout: TextLayout = TextLayout())
    {
      self.before = before
      self.after = after
      self.layout = layout
    }

    /// The differences, in words.
    package var words: [String] {
      guard let before, let after, before != after else { return [] }
      return SceneDiff(from: before, to: after).lines(layout).map(\.plain)
    }
  }
}
