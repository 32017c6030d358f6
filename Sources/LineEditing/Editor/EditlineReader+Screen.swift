import CEditline

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension EditlineReader {
  /// The maximum number of scalars in a line.
  ///
  /// At about twice this length, libedit reads beyond its buffer.
  static let longestLine = History.longestLine

  /// The number of columns that libedit uses.
  var columns: Int { Int(editline_size(editor, "co", 80)) }

  /// The number of rows that libedit uses.
  var rows: Int { Int(editline_size(editor, "li", 24)) }

  /// A value that measures text shown beside the line.
  var measure: CellText { CellText(sign: setup.cutSign) }

  /// The typed text, with the number of scalars before the cursor.
  var typed: (scalars: [Unicode.Scalar], cursor: Int) {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return ([], 0) }
    let text = UnsafeBufferPointer(start: start, count: line.lastchar - start)
    let scalars = text.map { Unicode.Scalar(UInt32($0)) ?? "\u{FFFD}" }
    return (scalars, line.cursor - start)
  }

  /// The text that the user has typed.
  var typedText: String {
    String(String.UnicodeScalarView(typed.scalars))
  }

  /// A Boolean value that indicates whether the cursor is at the end of the line.
  var isAtEnd: Bool {
    guard let line = el_wline(editor)?.pointee else { return true }
    return line.cursor == line.lastchar
  }

  private var count: Int {
    guard let line = el_wline(editor)?.pointee, let start = line.buffer else { return 0 }
    return line.lastchar - start
  }

  /// Returns whether the line would still fit with additional text and leave the terminal's last row free.
  ///
  /// - Parameter addition: The text to insert.
  /// - Returns: Whether the line fits.
  func fits(_ addition: some Collection<Unicode.Scalar>) -> Bool {
    guard count + addition.count <= Self.longestLine else { return false }
    let line = typed
    return geometry(of: line.scalars + addition, cursor: line.cursor).lastRow < rows - 1
  }

  /// The positions of the prompt and the line on the terminal.
  var geometry: LineGeometry {
    let line = typed
    return geometry(of: line.scalars, cursor: line.cursor)
  }

  private func geometry(of scalars: [Unicode.Scalar], cursor: Int) -> LineGeometry {
    LineGeometry(
      prompt: prompt.text,
      line: scalars,
      cursor: cursor,
      columns: columns,
      width: CellWidth.of
    )
  }

  /// Writes text to the terminal, in the right order relative to libedit's output.
  func write(_ text: String) {
    var text = text
    text.withUTF8 { editline_write(editor, $0.baseAddress, $0.count) }
  }

  func ringBell() {
    write("\u{7}")
  }

  /// Inserts text at the cursor, and returns whether the text fits.
  ///
  /// - Parameter text: The text, without control characters.
  /// - Returns: Whether the text was inserted.
  func insert(_ text: String) -> Bool {
    let scalars = Array(text.unicodeScalars)
    guard !scalars.isEmpty else { return true }
    guard fits(scalars) else { return false }
    return el_winsertstr(editor, scalars.map { wchar_t($0.value) } + [0]) == 0
  }

  /// Replaces the line and moves the cursor to its end, and returns whether the text fits.
  ///
  /// - Parameter text: The text, without control characters.
  /// - Returns: Whether the line was replaced; it is unchanged if the text does not fit.
  func replaceLine(with text: String) -> Bool {
    let before = typedText
    clearLine()
    if insert(text) { return true }
    _ = insert(before)
    return false
  }

  private func clearLine() {
    let count = Int32(typed.scalars.count)
    guard count > 0 else { return }
    el_cursor(editor, count)
    el_deletestr(editor, count)
  }

  /// Moves the terminal's cursor to the end of the line, regardless of libedit's state.
  func showEnd() {
    let line = typed
    let place = geometry
    let end = geometry(of: line.scalars, cursor: line.scalars.count)
    let down = end.cursorRow - place.cursorRow
    write("\r" + Self.move(down, "B") + Self.move(end.cursorColumn, "C"))
  }

  /// Moves the terminal's cursor to the row below the line.
  func leaveLine() {
    showEnd()
    write("\r\n")
  }

  /// Shows rows of text below the line, followed by the line again.
  ///
  /// - Parameter texts: The rows.
  func show(_ texts: [String]) {
    leaveLine()
    for text in texts { write(text + "\r\n") }
    _ = editline_refresh(editor)
  }

  /// Shows rows of text below the line until the next key, without moving the cursor.
  ///
  /// - Parameter texts: The rows.
  func showList(_ texts: [String]) {
    // Later output would erase the list.
    showMarks()
    let place = geometry
    guard !texts.isEmpty, place.lastRow + texts.count < rows else { return show(texts) }
    leaveLine()
    let up = place.lastRow - place.cursorRow + texts.count
    write(texts.joined(separator: "\r\n"))
    write("\r" + Self.move(up, "A") + Self.move(place.cursorColumn, "C"))
    isListShown = true
  }

  /// Removes the list from the screen.
  func eraseList() {
    guard isListShown else { return }
    isListShown = false
    let place = geometry
    write("\u{1B}7" + Self.move(place.lastRow - place.cursorRow + 1, "B") + "\r\u{1B}[J\u{1B}8")
  }

  /// Redraws the prompt and the line from the first row of the prompt.
  ///
  /// - Parameter row: The row of the terminal's cursor, counted from the prompt's first row.
  func redraw(from row: Int) {
    isListShown = false
    write("\r" + Self.move(row, "A") + "\u{1B}[J")
    _ = editline_refresh(editor)
  }

  /// Returns an escape sequence that moves the cursor.
  ///
  /// - Parameters:
  ///   - count: The distance.
  ///   - direction: The letter of the direction.
  /// - Returns: The sequence; empty if there is no distance.
  static func move(_ count: Int, _ direction: String) -> String {
    count > 0 ? "\u{1B}[\(count)\(direction)" : ""
  }

  /// Adapts the screen to a new size of the terminal, and returns whether the line still fits.
  ///
  /// - Returns: Whether the line still fits.
  func followWindowSize() -> Bool {
    var size = winsize()
    guard ioctl(input, UInt(TIOCGWINSZ), &size) == 0 else { return true }
    guard size.ws_col != windowSize.ws_col || size.ws_row != windowSize.ws_row else { return true }
    windowSize = size
    el_resize(editor)
    guard fits([]) else { return false }
    redraw(from: geometry.cursorRow)
    return true
  }
}
