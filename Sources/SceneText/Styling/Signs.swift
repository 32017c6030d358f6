/// The characters for drawings.
package enum Signs: Hashable, Sendable, CaseIterable {
  /// Box-drawing and geometric characters of one column.
  case unicode
  /// The same in ASCII, for terminals and files without Unicode.
  case ascii

  /// Leads to a child that has siblings below it.
  var branch: String { pick("├─ ", "|- ") }
  /// Leads to the last child.
  var lastBranch: String { pick("└─ ", "`- ") }
  /// Continues the line of siblings beside the lines of a child.
  var trunk: String { pick("│  ", "|  ") }
  /// Replaces a trunk that has ended.
  var noTrunk: String { "   " }
  /// Marks the focused place.
  var focus: String { pick("▶", ">") }
  /// Points back at the focused place.
  var here: String { pick("◀", "<") }
  /// Marks the selected one of several.
  var selected: String { pick("●", "*") }
  /// Marks one of several that is not selected.
  var unselected: String { pick("○", "o") }
  /// Marks an omission.
  var ellipsis: String { pick("…", "...") }
  /// Separates the steps of a path.
  var step: String { pick("›", ">") }
  /// Leads to a presentation over a screen.
  var over: String { pick("⤴", "^") }
  /// Separates the old value from the new one.
  package var arrow: String { pick("→", "->") }
  /// Marks an addition.
  var added: String { "+" }
  /// Marks a removal.
  var removed: String { pick("−", "-") }
  /// Marks a change.
  var changed: String { "~" }
  /// Leads back to the previous screen.
  var back: String { pick("‹", "<") }
  /// Shows that a link leads to another screen.
  var disclosure: String { pick("›", ">") }
  /// Shows that a menu or list of choices opens.
  var menu: String { pick("▾", "v") }
  /// Draws a line across.
  var rule: String { pick("─", "-") }
  /// Hides one character of a password.
  var secret: String { pick("•", "*") }
  /// Separates facts on one line.
  var separator: String { pick("·", "-") }

  private func pick(_ unicode: String, _ ascii: String) -> String {
    self == .unicode ? unicode : ascii
  }
}
