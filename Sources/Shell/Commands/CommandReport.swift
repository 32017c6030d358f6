package import SceneModel
package import SceneText
package import Script

/// The result of running one line.
package struct CommandReport: Hashable, Sendable {
  /// The text of the command's answer.
  package var text: ResultText
  /// The app's output during the command.
  package var console: ConsoleExcerpt
  /// The verdict on the line.
  package var outcome: Outcome
  /// A Boolean value that indicates whether the screen is cleared before the result is shown.
  package var clearsScreen = false
  /// The comparison that describes the differences in words for other programs.
  package var comparison: Comparison
  /// The state of the app after the command, or nil if it is not running.
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

  /// A verdict on a line.
  package enum Outcome: Hashable, Sendable {
    /// No result, because the line is blank or a comment.
    case nothing
    /// The success of the command.
    case done
    /// The failure of the command.
    case failed(CommandFault)
    /// A request to leave the session.
    case quit
  }
}

extension CommandReport {
  /// The states of the app before and after a command, which are compared on demand.
  package struct Comparison: Hashable, Sendable {
    /// The state of the app before the command, or nil if it was not running.
    package var before: Snapshot?
    /// The state of the app after the command, or nil if it is not running.
    package var after: Snapshot?
    /// The layout width and character set of the descriptions.
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
