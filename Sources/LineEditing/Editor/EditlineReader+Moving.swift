import CEditline

extension EditlineReader {
  /// Moves the cursor forward by one character, or accepts the hint if the cursor is at the end of the line.
  ///
  /// - Returns: The next action for libedit.
  func goRight() -> UInt8 {
    let line = typed
    guard line.cursor < line.scalars.count else { return take(hintNow) }
    el_cursor(editor, lengthAfter)
    return Self.redraw
  }

  /// Moves the cursor to the end of the line, or accepts the hint if the cursor is there.
  ///
  /// - Returns: The next action for libedit.
  func goToEnd() -> UInt8 {
    let line = typed
    guard line.cursor < line.scalars.count || hintNow.isEmpty else { return take(hintNow) }
    el_cursor(editor, Int32(line.scalars.count - line.cursor))
    return Self.redraw
  }

  /// Moves the cursor back to the beginning of a word.
  ///
  /// - Returns: The next action for libedit.
  func goWordLeft() -> UInt8 {
    let line = typed
    var place = line.cursor
    while place > 0, !Self.isInWord(line.scalars[place - 1]) { place -= 1 }
    while place > 0, Self.isInWord(line.scalars[place - 1]) { place -= 1 }
    el_cursor(editor, Int32(place - line.cursor))
    return Self.redraw
  }

  /// Moves the cursor forward to the end of a word, or, at the end of the line, accepts the hint's next word.
  ///
  /// - Returns: The next action for libedit.
  func goWordRight() -> UInt8 {
    let line = typed
    guard line.cursor < line.scalars.count else { return take(LineHint.firstWord(of: hintNow)) }
    var place = line.cursor
    while place < line.scalars.count, !Self.isInWord(line.scalars[place]) { place += 1 }
    while place < line.scalars.count, Self.isInWord(line.scalars[place]) { place += 1 }
    el_cursor(editor, Int32(place - line.cursor))
    return Self.redraw
  }

  /// The hint for the line as it is now, or an empty string if there is none.
  private var hintNow: String { hint.line == typedText ? hint.rest : "" }

  private func take(_ hint: String) -> UInt8 {
    guard !hint.isEmpty, insert(hint) else {
      ringBell()
      return Self.nothing
    }
    return Self.redraw
  }

  private static func isInWord(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isAlphabetic || scalar.properties.numericType != nil
      || scalar.properties.isEmoji || scalar == "_"
  }
}
