import LineEditing
import Script

extension Topic {
  /// The help topic about the editor's keys at the prompt.
  static let keys = Topic(
    name: "keys",
    summary: "What the keys do at the prompt",
    blocks: KeyTable.standard.groups.flatMap { group in
      [
        .text("\(group.title):"),
        .list(group.bindings.map { HelpEntry($0.keys, $0.purpose) }),
      ]
    } + [
      .text(
        """
        If the terminal shows colours, a pale hint after the cursor suggests the rest of the line. NavLab does not \
        remember a line that begins with a space. Pasted text runs line by line; the last line waits for Enter.
        """
      ),
      .text(
        """
        Put your own keys into ~/.editrc, or into the file that EDITRC names; see editrc(5): \
        bind ^T ed-clear-screen, or bind -s ^Xt "tree\\n" to type text. bind -v chooses vi's keys, without \
        counts and operators, and edit off chooses plain lines.
        """
      ),
    ],
    seeAlso: ["getting-started", "quit"]
  )
}
