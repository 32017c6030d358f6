/// The signs that drawings are made of.
package enum Signs: Hashable, Sendable, CaseIterable {
  /// Box drawing and geometric signs that are one column wide.
  case unicode
  /// The same in ASCII, for terminals and files that know nothing else.
  case ascii

  /// Leads to a child that has siblings below it.
  var branch: String { pick("├─ ", "|- ") }
  /// Leads to the last child.
  var lastBranch: String { pick("└─ ", "`- ") }
  /// Passes by a child that has siblings below it.
  var trunk: String { pick("│  ", "|  ") }
  /// Stands where a trunk has ended.
  var noTrunk: String { "   " }
  /// Stands where the person is.
  var focus: String { pick("▶", ">") }
  /// Points back at the place where the person is.
  var here: String { pick("◀", "<") }
  /// The selected one of several.
  var selected: String { pick("●", "*") }
  /// One of several that is not selected.
  var unselected: String { pick("○", "o") }
  /// Something was left out here.
  var ellipsis: String { pick("…", "...") }
  /// Separates the steps of a way.
  var step: String { pick("›", ">") }
  /// Leads up to what is presented over a screen.
  var over: String { pick("⤴", "^") }
  /// From the old to the new.
  package var arrow: String { pick("→", "->") }
  /// Marks what has come.
  var added: String { "+" }
  /// Marks what has gone.
  var removed: String { pick("−", "-") }
  /// Marks what is different.
  var changed: String { "~" }
  /// Leads back to the screen before.
  var back: String { pick("‹", "<") }
  /// Leads on from a link.
  var disclosure: String { pick("›", ">") }
  /// Opens a menu or a list of choices.
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
