/// The keys in libedit's command mode whose commands do not damage memory.
///
/// Many ordinary keys of that mode write outside libedit's memory: repeat counts, operators such as `d` with a motion,
/// undo, and motions to a character. They do nothing here.
enum ViKeys {
  /// The commands of the keys in command mode.
  static let commandMode: [(KeyChord, EditorCommand)] =
    stock.map { (.letter($0), .stock($1)) } + own.map { (.letter($0), .own($1)) } + [
      (.backspace, .own(.left)), (.escape, .nothing),
    ]

  private static let stock: [(Character, String)] = [
    ("0", "ed-move-to-beg"), ("^", "ed-move-to-beg"), ("i", "vi-insert"),
    ("a", "vi-add"), ("I", "vi-insert-at-bol"), ("A", "vi-add-at-eol"),
    ("D", "ed-kill-line"),
  ]

  private static let own: [(Character, EditorCommand.Own)] = [
    ("h", .left), ("x", .delete), ("X", .deleteBack), ("l", .right), (" ", .right), ("$", .lineEnd),
    ("b", .wordLeft), ("w", .wordRight),
    ("j", .newer), ("k", .older), ("/", .search), ("v", .editOutside), ("u", .undo),
  ]
}
