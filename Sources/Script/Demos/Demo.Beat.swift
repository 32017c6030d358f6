extension Demo {
  /// One event in a demo.
  package struct Beat: Hashable, Sendable {
    /// The action of the beat.
    package let action: Action
    /// The number of the beat's line in the script, counted from 1.
    package let line: Int

    /// A Boolean value that indicates whether the beat is a command that is expected to fail.
    package let fails: Bool

    init(_ action: Action, line: Int, fails: Bool = false) {
      self.action = action
      self.line = line
      self.fails = fails
    }

    /// A Boolean value that indicates whether the beat is a command.
    package var isCommand: Bool {
      if case .command = action { true } else { false }
    }
  }

  /// An action in a demo.
  package enum Action: Hashable, Sendable {
    /// A command that is typed and run.
    case command(String)
    /// The beginning of a chapter.
    case chapter(String)
    /// Text that the audience reads.
    case say(String)
    /// A note that the presenter reads.
    case note(String)
    /// A pause, in milliseconds.
    case pause(Int)
    /// A factor by which the typing speed changes for the rest of the demo.
    case speed(Double)
    /// A condition that is checked without being shown.
    case check(String)
  }
}
