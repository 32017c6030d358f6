/// A table of the editor's keys, in display order.
///
/// Only this table defines the keys: the editor binds them from it, and help and documents are generated from it.
package struct KeyTable: Hashable, Sendable {
  /// A group of related keys.
  package struct Group: Hashable, Sendable {
    /// The title of the group.
    package let title: String
    /// The key bindings in the group.
    package let bindings: [KeyBinding]
  }

  /// The groups of key bindings.
  package let groups: [Group]

  /// The default table of keys.
  package static let standard = KeyTable(groups: [
    Group(
      title: "Moving",
      bindings: [
        KeyBinding(
          [.special(.left, "Left"), .control("B")],
          .own(.left),
          "goes back one character"
        ),
        KeyBinding(
          [.special(.right, "Right"), .control("F")],
          .own(.right),
          "goes forward one character; at the end of the line, accepts the hint"
        ),
        KeyBinding(
          [.special(.home, "Home"), .control("A")],
          .stock("ed-move-to-beg"),
          "goes to the beginning of the line"
        ),
        KeyBinding(
          [.special(.end, "End"), .control("E")],
          .own(.lineEnd),
          "goes to the end of the line; at the end, accepts the hint"
        ),
        KeyBinding(
          [.special(.wordLeft, "Ctrl-Left"), .alt("b"), .alt("B")],
          .own(.wordLeft),
          "goes back one word"
        ),
        KeyBinding(
          [.special(.wordRight, "Ctrl-Right"), .alt("f"), .alt("F")],
          .own(.wordRight),
          "goes forward one word; at the end of the line, accepts a word of the hint"
        ),
      ]
    ),
    Group(
      title: "Changing",
      bindings: [
        KeyBinding(
          [.backspace, .control("H")],
          .own(.deleteBack),
          "deletes the character before the cursor"
        ),
        KeyBinding(
          [.special(.delete, "Delete")],
          .own(.delete),
          "deletes the character under the cursor"
        ),
        KeyBinding(
          [.control("W")],
          .stock("ed-delete-prev-word"),
          "cuts the word before the cursor"
        ),
        KeyBinding(
          [.alt("d"), .alt("D")],
          .stock("em-delete-next-word"),
          "cuts the word after the cursor"
        ),
        KeyBinding([.control("K")], .stock("ed-kill-line"), "cuts the text after the cursor"),
        KeyBinding([.control("U")], .stock("em-kill-line"), "cuts the whole line"),
        KeyBinding([.control("Y")], .stock("em-yank"), "inserts the text that was cut last"),
        KeyBinding([.control("_")], .own(.undo), "undoes the last change"),
        KeyBinding([.control("T")], .stock("ed-transpose-chars"), "swaps two characters"),
        KeyBinding(
          [.alt("u"), .alt("U")],
          .stock("em-upper-case"),
          "changes a word to upper case"
        ),
        KeyBinding(
          [.alt("l"), .alt("L")],
          .stock("em-lower-case"),
          "changes a word to lower case"
        ),
        KeyBinding(
          [.alt("c"), .alt("C")],
          .stock("em-capitol-case"),
          "capitalises a word"
        ),
        KeyBinding(
          [.controls("X", "E")],
          .own(.editOutside),
          "edits the line in the program that VISUAL or EDITOR names"
        ),
      ]
    ),
    Group(
      title: "Finding",
      bindings: [
        KeyBinding(
          [.tab],
          .own(.complete),
          "completes the word, or shows the options; press again for more"
        ),
        KeyBinding(
          [.special(.up, "Up"), .control("P")],
          .own(.older),
          "shows the previous line that begins like this one"
        ),
        KeyBinding(
          [.special(.down, "Down"), .control("N")],
          .own(.newer),
          "shows the next line"
        ),
        KeyBinding(
          [.control("R")],
          .own(.search),
          "searches earlier lines; press again for the next match"
        ),
      ]
    ),
    Group(
      title: "The line and the screen",
      bindings: [
        KeyBinding([.enter, .lineFeed], .stock("ed-newline"), "runs the line"),
        KeyBinding(
          [.control("C")],
          .own(.interrupt),
          "discards the line; stops a command that takes too long"
        ),
        KeyBinding(
          [.control("D")],
          .own(.end),
          "quits on an empty line; otherwise, deletes the character under the cursor"
        ),
        KeyBinding([.control("L")], .stock("ed-clear-screen"), "clears the screen"),
        KeyBinding(
          [.control("Z")],
          .own(.suspend),
          "suspends NavLab; type fg in the shell to resume it"
        ),
      ]
    ),
  ])

  /// The bindings of all groups, in order.
  package var bindings: [KeyBinding] { groups.flatMap(\.bindings) }
}
