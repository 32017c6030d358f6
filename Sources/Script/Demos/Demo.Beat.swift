extension Demo {
  /// One event in a demo.
  package struct Beat: Hashable, Sendable {
    /// The action.
    package let action: Action
    /// The number of its line, counted from 1.
    package let line: Int

    /// Whether the beat is a command that is expected to fail.
    package let fails: Bool

    init(_ action: Action, line: Int, fails: Bool = false) {
      self.action = action
      self.line = line
      self.fails = fails
    }

    /// Whether the beat is a command.
    package var isCommand: Bool {
      if case .command = action { true } else { false }
    }
  }

  /// An action in a demo.
  package enum Action: Hashable, Sendable {
    /// A command is typed and run.
    case command(String)
    /// A chapter of the demo begins.
    case chapter(String)
    /// The audience reads some text.
    case say(String)
    /// The presenter reads a note.
    case note(String)
    /// Nothing happens for this many milliseconds.
    case pause(Int)
    /// The typing speed is multiplied by this factor from now on.
    case speed(Double)
    /// A condition is checked invisibly.
    case check(String)
  }
}
