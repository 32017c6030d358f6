/// A command to which a key can be bound.
enum EditorCommand: Hashable, Sendable {
  /// A command of NavLab.
  case own(Own)
  /// A command of libedit, specified by name, that does not damage memory.
  case stock(String)

  /// A command of NavLab.
  ///
  /// A raw value is the index of the command's name in the shim.
  enum Own: Int32, CaseIterable, Hashable, Sendable {
    case complete
    case interrupt
    case end
    case older
    case newer
    case search
    case suspend
    case paste
    case right
    case lineEnd
    case wordLeft
    case wordRight
    case editOutside
    case macro
    case mark
    case left
    case deleteBack
    case delete
    case undo
  }

  static let nothing = EditorCommand.stock("ed-unassigned")

  /// Creates the command with the given name in `.editrc`, or returns nil if the command does not exist or is unsafe.
  ///
  /// NavLab replaces libedit's own history and completion commands.
  ///
  /// - Parameter name: A name from `editline(7)`.
  init?(named name: String) {
    if let own = Self.replacements[name] {
      self = .own(own)
    } else if Self.safe.contains(name) {
      self = .stock(name)
    } else {
      return nil
    }
  }

  /// Returns whether a command of libedit is disabled.
  ///
  /// Such a command writes outside its memory, or reads a missing history.
  ///
  /// - Parameter name: A name from `editline(7)`.
  /// - Returns: Whether there is such a command.
  static func isKeptAway(_ name: String) -> Bool {
    unsafe.contains(name) || name.hasPrefix("vi-")
  }

  private static let replacements: [String: Own] = [
    "rl_complete": .complete, "rl-complete": .complete, "ed-complete": .complete,
    "ed-prev-history": .older, "ed-search-prev-history": .older, "ed-prev-line": .older,
    "ed-next-history": .newer, "ed-search-next-history": .newer, "ed-next-line": .newer,
    "em-inc-search-prev": .search, "em-inc-search-next": .search, "vi-search-prev": .search,
    "vi-search-next": .search, "vi-histedit": .editOutside, "vi-undo": .undo,
    "em-delete-or-list": .end,
    "vi-list-or-eof": .end, "ed-end-of-file": .end, "ed-tty-sigint": .interrupt,
    "ed-tty-sigtstp": .suspend, "ed-prev-char": .left, "ed-next-char": .right,
    "ed-move-to-end": .lineEnd,
    "ed-delete-next-char": .delete, "ed-delete-prev-char": .deleteBack,
    "em-delete-prev-char": .deleteBack, "vi-delete-prev-char": .deleteBack,
    "ed-prev-word": .wordLeft, "vi-prev-word": .wordLeft, "em-next-word": .wordRight,
  ]

  private static let safe: Set = [
    "ed-unassigned", "ed-ignore", "ed-newline", "ed-move-to-beg",
    "ed-delete-prev-word", "em-delete-next-word", "ed-kill-line", "em-kill-line",
    "vi-kill-line-prev", "em-yank", "ed-transpose-chars", "em-upper-case", "em-lower-case",
    "em-capitol-case", "ed-clear-screen", "ed-redisplay", "vi-command-mode", "vi-insert", "vi-add",
    "vi-add-at-eol", "vi-insert-at-bol", "vi-zero",
  ]

  private static let unsafe: Set = [
    "ed-insert", "ed-digit", "ed-argument-digit", "ed-quoted-insert", "ed-command",
    "ed-sequence-lead-in", "ed-start-over", "em-set-mark", "em-exchange-mark", "em-kill-region",
    "em-copy-region", "em-copy-prev-word", "em-gosmacs-transpose", "em-meta-next",
    "em-toggle-overwrite", "em-universal-argument",
  ]
}
