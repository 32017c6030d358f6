package import LineEditing

/// A request that a presenter makes with a key.
package enum DemoKey: Hashable, Sendable {
  /// A request to show the next character, made with any key that types a character.
  case type(Character)
  /// A request to complete the line, or to run it if it is complete.
  case enter
  /// A request to complete the line.
  case complete
  /// A request to run the next command immediately.
  case forward
  /// A request to return to the moment before the last command.
  case back
  /// A request to go to a chapter or bookmark.
  case jump
  /// A request to hand the prompt to the presenter.
  case takeOver
  /// A request to turn automatic typing on or off.
  case auto
  /// A request to redraw the window.
  case redraw
  /// A request to suspend the program.
  case suspend
  /// A request to end the demo.
  case quit

  /// Creates the request that a key makes, or returns nil if the key has no meaning.
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

  /// The descriptions of the keys for the presenter.
  package static let help = [
    ("any key", "types the next character"), ("Enter", "types the rest, or runs the line"),
    ("Right, PgDn", "runs the next command"), ("Left, PgUp", "goes back one command"),
    ("Ctrl-G", "goes to a chapter or bookmark"),
    ("Ctrl-T", "opens the prompt; Ctrl-D returns to the demo"),
    ("Ctrl-A", "starts or stops automatic typing"), ("Ctrl-L", "draws the screen again"),
    ("Ctrl-Z", "suspends NavLab; fg in the shell resumes it"), ("Ctrl-C", "ends the demo"),
  ]
}
