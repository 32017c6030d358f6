package import LineEditing

/// A presenter's request, made by a key.
package enum DemoKey: Hashable, Sendable {
  /// Any key that types: shows the next character.
  case type(Character)
  /// Types the rest of the line, or runs a complete line.
  case enter
  /// Types the rest of the line.
  case complete
  /// Runs the next command at once.
  case forward
  /// Goes back to the moment before the last command.
  case back
  /// Goes to a chapter or bookmark.
  case jump
  /// Hands the prompt to the presenter.
  case takeOver
  /// Turns automatic typing on or off.
  case auto
  /// Redraws the window.
  case redraw
  /// Suspends the program.
  case suspend
  /// Ends the demo.
  case quit

  /// Finds the request for a key; nil for a key without a meaning.
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
    ("Ctrl-A", "starts or stops typing automatically"), ("Ctrl-L", "draws the screen again"),
    ("Ctrl-Z", "pauses the program; fg returns"), ("Ctrl-C", "ends the demo"),
  ]
}
