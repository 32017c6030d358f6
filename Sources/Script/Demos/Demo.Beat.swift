extension Demo {
  /// One thing that happens in a demo.
  package struct Beat: Hashable, Sendable {
    /// The action.
    package let action: Action
    /// The number of its line, counted from 1.
    package let line: Int

    /// Whether the beat is a command that the demo shows to fail.
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
    /// A command is typed and carried out.
    case command(String)
    /// A part of the demo begins.
    case chapter(String)
    /// The audience reads something.
    case say(String)
    /// The presenter is reminded of something.
    case note(String)
    /// Nothing happens for so many milliseconds.
    case pause(Int)
    /// Typing is so many times as fast from now on.
    case speed(Double)
    /// Something that must be so, which nobody sees.
    case check(String)
  }
}
