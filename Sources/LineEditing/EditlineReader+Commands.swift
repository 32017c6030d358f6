import CEditline

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension EditlineReader {
  /// The commands that are not libedit's, in the order of their names in the shim.
  private enum Command: Int32 {
    case complete
    case interrupt
    case end
    case older
    case newer
    case search
    case suspend
    case paste
  }

  /// What a command tells libedit to do next.
  private static let nothing = UInt8(CC_NORM)
  private static let redraw = UInt8(CC_REFRESH)
  private static let stop = UInt8(CC_EOF)

  /// Teaches libedit our keys.
  func installKeys() {
    _ = editline_leave_signals(editor)
    _ = editline_use_emacs(editor)
    _ = editline_set_reader(editor) { editor, character in
      guard let editor, let character else { return 0 }
      return EditlineReader.of(editor)?.readCharacter(into: character) ?? 0
    }
    addCommands()
    bindKeys()
    // Ctrl-C, Ctrl-Z and Ctrl-S are keys like others while a line is edited.
    _ = editline_set_tty(editor, "-isig")
    _ = editline_set_tty(editor, "-ixon")
  }

  private func addCommands() {
    add(.complete) { editor, _ in EditlineReader.run(editor) { $0.complete() } }
    add(.interrupt) { editor, _ in EditlineReader.run(editor) { $0.interrupt() } }
    add(.end) { editor, _ in EditlineReader.run(editor) { $0.endOrDelete() } }
    add(.older) { editor, _ in EditlineReader.run(editor) { $0.walkHistory { $0.older() } } }
    add(.newer) { editor, _ in EditlineReader.run(editor) { $0.walkHistory { $0.newer() } } }
    add(.search) { editor, _ in EditlineReader.run(editor) { $0.searchHistory() } }
    add(.suspend) { editor, _ in EditlineReader.run(editor) { $0.suspend() } }
    add(.paste) { editor, _ in EditlineReader.run(editor) { $0.takePaste() } }
  }

  private func add(_ command: Command, _ function: editline_command) {
    _ = editline_add_command(editor, command.rawValue, function)
  }

  private static func run(_ editor: OpaquePointer?, _ body: (EditlineReader) -> UInt8) -> UInt8 {
    guard let reader = editor.flatMap({ EditlineReader.of($0) }) else { return stop }
    return body(reader)
  }

  private func bindKeys() {
    let bindings = [
      ("^I", "navlab-complete"), ("^C", "navlab-interrupt"), ("^D", "navlab-end"),
      ("^P", "navlab-older"), ("^N", "navlab-newer"), ("^R", "navlab-search"),
      ("^Z", "navlab-suspend"),
      (Self.code(.up), "navlab-older"), (Self.code(.down), "navlab-newer"),
      (Self.code(.left), "ed-prev-char"), (Self.code(.right), "ed-next-char"),
      (Self.code(.home), "ed-move-to-beg"), (Self.code(.end), "ed-move-to-end"),
      (Self.code(.delete), "ed-delete-next-char"), (Self.code(.wordLeft), "ed-prev-word"),
      (Self.code(.wordRight), "em-next-word"), (Self.code(.paste), "navlab-paste"),
      (Self.code(.other), "ed-unassigned"), ("^J", "ed-newline"), ("^M", "ed-newline"),
    ]
    // These damage libedit's memory: counts, quoting, the mark, and its own walks through a history.
    let disabled =
      ["^V", "^@", "^X", "\\034", "^S", "^Q", "^]", "^O", "\\en", "\\ep", "\\ew", "\\ex", "\\eN"]
      + ["\\eP", "\\eW", "\\eX"] + (0...9).map { "\\e\($0)" }
    for (key, command) in bindings + disabled.map({ ($0, "ed-unassigned") }) {
      _ = editline_bind(editor, key, command)
    }
  }

  private static func code(_ key: Key.Special) -> String {
    "\\\(String(key.rawValue, radix: 8))"
  }

  private func interrupt() -> UInt8 {
    ending = .interrupted
    showEnd()
    write("^C\r\n")
    return Self.stop
  }

  private func endOrDelete() -> UInt8 {
    let line = typed
    if line.scalars.isEmpty {
      ending = .end
      write("\r\n")
      return Self.stop
    }
    guard line.cursor < line.scalars.count else {
      ringBell()
      return Self.nothing
    }
    el_cursor(editor, 1)
    el_deletestr(editor, 1)
    return Self.redraw
  }

  private func walkHistory(_ step: (inout HistoryWalk) -> String?) -> UInt8 {
    let current = Self.string(typed.scalars.map { wchar_t($0.value) })
    var walk =
      if let walk, walk.current == current { walk } else {
        HistoryWalk(through: history, from: current)
      }
    guard let line = step(&walk), replaceLine(with: line) else {
      ringBell()
      return Self.nothing
    }
    self.walk = walk
    return Self.redraw
  }

  private func suspend() -> UInt8 {
    leaveLine()
    _ = editline_prepare_terminal(editor, 0)
    raise(SIGTSTP)
    _ = editline_prepare_terminal(editor, 1)
    _ = editline_refresh(editor)
    return Self.nothing
  }

  private func takePaste() -> UInt8 {
    let text = PastedText(paste)
    paste = []
    guard let first = text.lines.first else {
      if !insert(text.rest) { ringBell() }
      return Self.redraw
    }
    let row = geometry.cursorRow
    guard insert(first) else {
      ringBell()
      return Self.nothing
    }
    redraw(from: row)
    leaveLine()
    pendingLines = Array(text.lines.dropFirst())
    pendingRest = text.rest
    ending = .line(Self.string(typed.scalars.map { wchar_t($0.value) }))
    return Self.stop
  }

  private func complete() -> UInt8 {
    let line = typed
    let before = Self.string(line.scalars.prefix(line.cursor).map { wchar_t($0.value) })
    let found = completion(before)
    guard before.hasSuffix(found.replacing), let first = found.candidates.first else {
      ringBell()
      return Self.nothing
    }
    let isOnly = found.candidates.count == 1
    if !isOnly, found.replacing.isEmpty {
      let row = geometry.cursorRow
      if put(found.commonPrefix, inPlaceOf: "") { redraw(from: row) }
      show(found.candidates)
      return Self.nothing
    }
    let addition = isOnly ? first.text + first.suffix : found.commonPrefix
    if isOnly || addition.unicodeScalars.count > found.replacing.unicodeScalars.count {
      return put(addition, inPlaceOf: found.replacing) ? Self.redraw : Self.nothing
    }
    show(found.candidates)
    return Self.nothing
  }

  private func put(_ text: String, inPlaceOf old: String) -> Bool {
    let clean = String(String.UnicodeScalarView(text.unicodeScalars.filter(Self.isPrintable)))
    guard fits(clean.unicodeScalars) else {
      ringBell()
      return false
    }
    el_deletestr(editor, Int32(old.unicodeScalars.count))
    return insert(clean)
  }

  private func show(_ candidates: [Completions.Candidate]) {
    leaveLine()
    let list = CompletionList(candidates, columns: columns, width: CellWidth.of)
    for row in list.rows(limit: max(1, rows - 2 - geometry.lastRow)) {
      let detail = row.detail.isEmpty || !colors ? row.detail : "\u{1B}[2m\(row.detail)\u{1B}[0m"
      write(row.text + detail + "\r\n")
    }
    _ = editline_refresh(editor)
  }
}
