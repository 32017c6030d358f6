import LineEditing
import Script

extension Topic {
  /// The help topic for the keys at the prompt, as the editor binds them.
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
        Where colours are shown, a quiet hint behind the cursor says how the line may go on. A line that begins \
        with a space is not remembered. Text pasted in several lines runs line by line, the last one when \
        Enter is pressed.
        """
      ),
      .text(
        """
        Keys of your own stand in ~/.editrc, or in the file that EDITRC names, as editrc(5) says: \
        bind ^T ed-clear-screen, or bind -s ^Xt "tree\\n" to type a text. bind -v asks for vi's keys, without \
        counts and operators, and edit off for plain lines.
        """
      ),
    ],
    seeAlso: ["getting-started", "quit"]
  )
}
