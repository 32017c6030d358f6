import CEditline

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension EditlineReader {
  /// The result of a command that requires no further action by libedit.
  static let nothing = UInt8(CC_NORM)
  static let redraw = UInt8(CC_REFRESH)
  static let stop = UInt8(CC_EOF)

  /// Registers NavLab's commands with libedit.
  func addCommands() {
    add(.complete) { editor, _ in EditlineReader.run(editor) { $0.complete() } }
    add(.interrupt) { editor, _ in EditlineReader.run(editor) { $0.interrupt() } }
    add(.end) { editor, _ in EditlineReader.run(editor) { $0.endOrDelete() } }
    add(.older) { editor, _ in EditlineReader.run(editor) { $0.walkHistory { $0.older() } } }
    add(.newer) { editor, _ in EditlineReader.run(editor) { $0.walkHistory { $0.newer() } } }
    add(.search) { editor, _ in EditlineReader.run(editor) { $0.searchHistory() } }
    add(.suspend) { editor, _ in EditlineReader.run(editor) { $0.suspend() } }
    add(.paste) { editor, _ in EditlineReader.run(editor) { $0.takePaste() } }
    add(.right) { editor, _ in EditlineReader.run(editor) { $0.goRight() } }
    add(.lineEnd) { editor, _ in EditlineReader.run(editor) { $0.goToEnd() } }
    add(.mark) { editor, _ in EditlineReader.run(editor) { $0.insertMark() } }
    add(.left) { editor, _ in EditlineReader.run(editor) { $0.goLeft() } }
    add(.deleteBack) { editor, _ in EditlineReader.run(editor) { $0.deleteBack() } }
    add(.delete) { editor, _ in EditlineReader.run(editor) { $0.deleteForward() } }
    add(.undo) { editor, _ in EditlineReader.run(editor) { $0.undo() } }
    add(.wordLeft) { editor, _ in EditlineReader.run(editor) { $0.goWordLeft() } }
    add(.wordRight) { editor, _ in EditlineReader.run(editor) { $0.goWordRight() } }
    add(.editOutside) { editor, _ in EditlineReader.run(editor) { $0.editOutside() } }
    add(.macro) { editor, key in EditlineReader.run(editor) { $0.typeText(of: UInt32(key)) } }
  }

  private func add(_ command: EditorCommand.Own, _ function: editline_command) {
    _ = editline_add_command(editor, command.rawValue, function)
  }

  private static func run(_ editor: OpaquePointer?, _ body: (EditlineReader) -> UInt8) -> UInt8 {
    guard let reader = editor.flatMap({ EditlineReader.of($0) }) else { return stop }
    return body(reader)
  }

  private func interrupt() -> UInt8 {
    ending = .interrupted
    pushedKeys = []
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
    return deleteForward()
  }

  private func walkHistory(_ step: (inout HistoryWalk) -> String?) -> UInt8 {
    let current = typedText
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
    write("\u{1B}[?2004l")
    _ = editline_prepare_terminal(editor, 0)
    raise(SIGTSTP)
    _ = editline_prepare_terminal(editor, 1)
    write("\u{1B}[?2004h")
    _ = editline_refresh(editor)
    return Self.nothing
  }

  private func takePaste() -> UInt8 {
    guard paste.count <= KeyDecoder.longestPaste else {
      paste = []
      ringBell()
      tell("The paste was skipped: it is longer than \(KeyDecoder.longestPaste / 1024) KB.")
      return Self.nothing
    }
    let text = PastedText(paste)
    paste = []
    guard let first = text.lines.first else {
      if !insert(text.rest) { refusePaste(text.rest) }
      return Self.redraw
    }
    let row = geometry.cursorRow
    guard insert(first) else {
      refusePaste(first)
      return Self.nothing
    }
    redraw(from: row)
    leaveLine()
    pendingLines = text.lines.dropFirst()
    pendingText = (text.rest, text.rest.unicodeScalars.count)
    ending = .line(typedText)
    return Self.stop
  }

  /// Shows the reason why a paste cannot be inserted.
  func refusePaste(_ text: String) {
    ringBell()
    let count = text.unicodeScalars.count
    let room = Self.longestLine - typed.scalars.count
    tell(
      count > room
        ? "The paste was skipped: its line has \(count) characters, but there is room for \(room)."
        : "The paste was skipped: it does not fit into this window."
    )
  }

  private func typeText(of key: UInt32) -> UInt8 {
    // A text that contains its own key would never end.
    expansions += 1
    guard expansions <= 20 else {
      pushedKeys = []
      ringBell()
      return Self.nothing
    }
    var decoder = KeyDecoder()
    decoder.feed((texts[key] ?? "").utf8)
    decoder.settle()
    var keys: ArraySlice<Key> = []
    while let key = decoder.next() { keys.append(key) }
    pushedKeys = keys + pushedKeys
    return Self.nothing
  }

  private func editOutside() -> UInt8 {
    let text = typedText
    leaveLine()
    write("\u{1B}[?2004l")
    _ = editline_prepare_terminal(editor, 0)
    let message = replaceLine(editedBy: setup.program, text)
    _ = editline_prepare_terminal(editor, 1)
    write("\u{1B}[?2004h" + (message.map { $0 + "\r\n" } ?? ""))
    _ = editline_refresh(editor)
    return Self.nothing
  }

  /// Replaces the line with the text from the user's editor, and returns any message for the user.
  ///
  /// - Returns: A message for the user, or nil.
  private func replaceLine(editedBy program: OutsideEditor?, _ text: String) -> String? {
    let program = program ?? OutsideEditor(environment: [:])
    do throws(OutsideEditor.Failure) {
      let lines = try program.edit(text)
      guard replaceLine(with: lines.first ?? "") else {
        return "The line is unchanged: the new text is too long for one line."
      }
      pendingLines = lines.dropFirst()
      let count = lines.count
      return count > 1
        ? "Enter runs \(count) lines; Ctrl-C runs none of them." : nil
    } catch {
      return switch error {
      case .unnamed: "No editor is named; leave, and type in the shell: export EDITOR=nano"
      case .givenUp: "The line is unchanged: the editor ended with an error."
      case .refused(let reason): "The line cannot be edited in another program: \(reason)."
      }
    }
  }
}
