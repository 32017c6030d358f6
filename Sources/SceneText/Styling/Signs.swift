/// A set of characters for drawings.
package enum Signs: Hashable, Sendable, CaseIterable {
  /// The Unicode set of box-drawing and geometric characters, each one column wide.
  case unicode
  /// The ASCII set, for terminals and files without Unicode.
  case ascii

  /// The guide to a child that has siblings below it.
  var branch: String { pick("├─ ", "|- ") }
  /// The guide to the last child.
  var lastBranch: String { pick("└─ ", "`- ") }
  /// The guide beside the lines of a child that has siblings below it.
  var trunk: String { pick("│  ", "|  ") }
  /// The blanks beside the lines of the last child.
  var noTrunk: String { "   " }
  /// The mark before the focused place.
  var focus: String { pick("▶", ">") }
  /// The mark after the focused place.
  var here: String { pick("◀", "<") }
  /// The mark of the selected item.
  var selected: String { pick("●", "*") }
  /// The mark of an item that is not selected.
  var unselected: String { pick("○", "o") }
  /// The mark of an omission.
  var ellipsis: String { pick("…", "...") }
  /// The separator between the steps of a path.
  var step: String { pick("›", ">") }
  /// The sign before a presentation over a screen.
  var over: String { pick("⤴", "^") }
  /// The separator between an old value and a new value.
  package var arrow: String { pick("→", "->") }
  /// The mark of an addition.
  var added: String { "+" }
  /// The mark of a removal.
  var removed: String { pick("−", "-") }
  /// The mark of a change.
  var changed: String { "~" }
  /// The sign of the back button.
  var back: String { pick("‹", "<") }
  /// The sign of a link that leads to another screen.
  var disclosure: String { pick("›", ">") }
  /// The sign of a menu or list of choices.
  var menu: String { pick("▾", "v") }
  /// The character for a horizontal line.
  var rule: String { pick("─", "-") }
  /// The character that replaces each character of a password.
  var secret: String { pick("•", "*") }
  /// The separator between facts on a line.
  var separator: String { pick("·", "-") }

  private func pick(_ unicode: String, _ ascii: String) -> String {
    self == .unicode ? unicode : ascii
  }
}
