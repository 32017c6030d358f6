package import LineEditing

/// A presenter's request that a key makes.
package enum DemoKey: Hashable, Sendable {
  /// Any key that types: the next character appears.
  case type(Character)
  /// Types the rest of the line, or carries out a line that is complete.
  case enter
  /// Types the rest of the line.
  case complete
  /// Carries out the next command at once.
  case forward
  /// Goes back before the last command.
  case back
  /// Goes to a chapter or bookmark.
  case jump
  /// Gives the prompt to the presenter.
  case takeOver
  /// Types by itself from now on, or no longer.
  case auto
  /// Draws again what the terminal may have lost.
  case redraw
  /// Leaves the program for a while.
  case suspend
  /// Ends the demo.
  case quit

  /// Finds what a key asks for; nil for one that means nothing.
  ///
  /// - Parameter key: The key.
  package init?(_ key: Key) {
    switch key {
    case .scalar("\r"), .scalar("\n"): self = .enter
    case .scalar("\t"): self = .complete
    case .scalar("\u{3}"), .scalar("\u{4}"): self = .quit
    case .scalar("\u{7}"): self = .jump
    case .scalar("\u{14}"): self = .takeOver
    case .scalar("\u{1}"): self = .auto
    case .scalar("\u{C}"): self = .redraw
    case .scalar("\u{1A}"): self = .suspend
    case .scalar("\u{E}"), .special(.right), .special(.pageDown): self = .forward
    case .scalar("\u{10}"), .scalar("\u{8}"), .scalar("\u{7F}"), .special(.left), .special(.pageUp):
      self = .back
    case .scalar(let scalar) where scalar.value >= 0x20: self = .type(Character(scalar))
    case .scalar, .special, .paste, .noText: return nil
    }
  }

  /// The effects of the keys, for the presenter.
  package static let help = [
    ("any key", "types the next character"), ("Enter", "types the rest, or runs the line"),
    ("Right, PgDn", "runs the next command"), ("Left, PgUp", "goes back one command"),
    ("Ctrl-G", "goes to a chapter or bookmark"), ("Ctrl-T", "gives you the prompt; Ctrl-D returns"),
    ("Ctrl-A", "types by itself, or stops doing so"), ("Ctrl-L", "draws the screen again"),
    ("Ctrl-Z", "leaves for a while; fg comes back"), ("Ctrl-C", "ends the demo"),
  ]
}
