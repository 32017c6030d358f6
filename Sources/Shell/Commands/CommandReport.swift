package import SceneModel
package import SceneText
package import Script

/// The result of one line.
package struct CommandReport: Hashable, Sendable {
  /// The words of the command's answer.
  package var text: ResultText
  /// The app's output during the command.
  package var console: ConsoleExcerpt
  /// The verdict on the line.
  package var outcome: Outcome
  /// Whether the screen is cleared before anything is shown.
  package var clearsScreen = false
  /// The comparison that describes the differences in words, for other programs.
  package var comparison: Comparison
  /// The state of the app after the command, or nil when it is not running.
  package var snapshot: Snapshot?
  /// The duration of the command, in nanoseconds.
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

  /// The lines of the command's answer.
  package var lines: [StyledText] {
    get { text.lines }
    set { text = ResultText(newValue) }
  }

  /// The verdict on a line.
  package enum Outcome: Hashable, Sendable {
    /// The line is blank or a comment.
    case nothing
    /// The command succeeded.
    case done
    /// The command failed.
    case failed(CommandFault)
    /// The user wants to leave.
    case quit
  }
}

extension CommandReport {
  /// The states of the app before and after a command, which are compared only on demand.
  package struct Comparison: Hashable, Sendable {
    /// The app before the command, or nil when it was not running.
    package var before: Snapshot?
    /// The app after the command, or nil when it is not running.
    package var after: Snapshot?
    /// The width and the character set of the layout.
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
