import CEditline
import SceneModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension EditlineReader {
  private static let escapeWait: Int32 = 40
  private static let pasteWait: Int32 = 2000
  private static let sizeWait: Int32 = 200
  /// The size of a read, in bytes, beyond which more bytes are likely to follow.
  private static let longestPiece = 1000

  /// Reads the next character for libedit.
  ///
  /// - Parameter character: The place for the character.
  /// - Returns: 1 with a character, or 0 at the end of the input.
  func readCharacter(into character: UnsafeMutablePointer<wchar_t>) -> Int32 {
    restorePendingText()
    while true {
      guard let key = nextKey(whileEditing: true) else {
        if ending == nil { ending = .end }
        return 0
      }
      keyCount += 1
      switch key {
      case .scalar("\0"):
        character.pointee = wchar_t(Key.Special.other.rawValue)
      case .scalar("\r") where isFull, .scalar("\n") where isFull:
        isFull = false
        tell("Press Enter again to run the line as it is.")
        continue
      case .scalar(let scalar) where scalar.value < 0x20 || scalar.value == 0x7F:
        noteForUndo()
        character.pointee = wchar_t(scalar.value)
      case .scalar(let scalar):
        guard !scalar.isHarmful else {
          ringBell()
          continue
        }
        guard fits([scalar]) else {
          refuse()
          continue
        }
        noteForUndo(whileTyping: scalar)
        let isMark = CellWidth.of(scalar) == 0
        mark = scalar
        character.pointee = wchar_t(isMark ? Key.Special.mark.rawValue : scalar.value)
      case .noText:
        refuseBytes()
        continue
      case .special(let special):
        noteForUndo()
        character.pointee = wchar_t(special.rawValue)
      case .paste(let bytes):
        paste = bytes
        noteForUndo()
        character.pointee = wchar_t(Key.Special.paste.rawValue)
      }
      isFull = false
      return 1
    }
  }

  /// Waits for a key and returns it, or returns nil at the end of the input.
  ///
  /// While waiting, it shows a hint and the messages of other threads, and checks the size of the terminal, because not
  /// all systems deliver the signals for that.
  ///
  /// - Parameter isEditing: Whether the cursor is in the line, so that the line can be redrawn.
  /// - Returns: The key, or nil at the end of the input.
  func nextKey(whileEditing isEditing: Bool = false) -> Key? {
    if let key = pushedKeys.popFirst() {
      eraseList()
      return key
    }
    expansions = 0
    while true {
      if let key = decoder.next() {
        eraseHint()
        eraseList()
        return key
      }
      switch wait(whileEditing: isEditing) {
      case .keyboard:
        guard takeIn(whileEditing: isEditing) else { return nil }
      case .notice:
        guard showNotices() else { return nil }
      case .silence:
        decoder.settle()
        guard !isEditing || followWindowSize() else { return .scalar("\u{3}") }
      case .interruption: break
      }
    }
  }

  private func takeIn(whileEditing isEditing: Bool) -> Bool {
    var bytes = [UInt8](repeating: 0, count: 4096)
    let count = bytes.withUnsafeMutableBytes { read(input, $0.baseAddress, $0.count) }
    guard count > 0 else { return count < 0 && errno == EINTR }
    // In vi's command mode, letters are commands.
    let mayBePaste = isEditing && !setup.settings.usesVi
    let isPaste = mayBePaste && decoder.takePaste(bytes.prefix(count))
    if !isPaste { decoder.feed(bytes.prefix(count)) }
    pasteGoesOn = isPaste && count > Self.longestPiece
    return true
  }

  private enum Event {
    case keyboard
    case notice
    case silence
    case interruption
  }

  private func wait(whileEditing isEditing: Bool) -> Event {
    let notices = isEditing && !decoder.isInside ? setup.notices?.descriptor ?? -1 : -1
    var files = [
      pollfd(fd: input, events: Int16(POLLIN), revents: 0),
      pollfd(fd: notices, events: Int16(POLLIN), revents: 0),
    ]
    let wait =
      decoder.isPasting ? Self.pasteWait : decoder.isInside ? Self.escapeWait : Self.sizeWait
    var count: Int32 = 0
    if isEditing, !decoder.isInside {
      count = poll(&files, 2, 0)
      if count == 0 {
        showMarks()
        showHint()
      }
    }
    if count == 0 { count = poll(&files, 2, wait) }
    guard count >= 0 else { return errno == EINTR ? .interruption : .keyboard }
    if files[0].revents != 0 { return .keyboard }
    return files[1].revents != 0 ? .notice : .silence
  }

  /// Shows the messages of other threads above the line, and returns whether editing continues.
  ///
  /// - Returns: Whether editing continues; false if another thread has called.
  private func showNotices() -> Bool {
    guard let notices = setup.notices else { return true }
    let lines = notices.takeLines()
    if !lines.isEmpty {
      eraseHint()
      let row = geometry.cursorRow
      isListShown = false
      write("\r" + Self.move(row, "A") + "\u{1B}[J" + lines.map { $0 + "\r\n" }.joined())
      _ = editline_refresh(editor)
    }
    guard notices.takeCall() else { return true }
    eraseHint()
    isListShown = false
    let line = typed
    write("\r" + Self.move(geometry.cursorRow, "A") + "\u{1B}[J")
    pendingText = (Self.string(line.scalars.map { wchar_t($0.value) }), line.cursor)
    ending = .called
    return false
  }

  private func restorePendingText() {
    guard let (text, cursor) = pendingText else { return }
    pendingText = nil
    guard !text.isEmpty else { return }
    let row = geometry.cursorRow
    guard insert(text) else { return refusePaste(text) }
    el_cursor(editor, Int32(cursor - text.unicodeScalars.count))
    redraw(from: row)
  }

  /// Shows the suggested completion after the cursor.
  private func showHint() {
    let text = typedText
    guard setup.usesColor, hint.line != text, walk?.current != text else { return }
    hint = Hint(line: text)
    let room = columns - 1 - geometry.cursorColumn
    guard room > 1, isAtEnd else { return }
    let rest = LineHint.rest(of: text, history: history, completion: completion)
    guard !rest.isEmpty else { return }
    hint.rest = rest
    hint.isShown = true
    write("\u{1B}7\u{1B}[2m\(measure.cut(rest, to: room))\u{1B}[0m\u{1B}8")
  }

  /// Removes the hint from the screen without discarding it.
  func eraseHint() {
    guard hint.isShown else { return }
    hint.isShown = false
    "\u{1B}[K".withCString { editline_add(editor, $0, 3) }
  }
}
