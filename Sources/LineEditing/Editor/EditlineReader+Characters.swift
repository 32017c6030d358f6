import CEditline

/// Commands for the characters that users perceive, each of which may consist of several of libedit's characters.
extension EditlineReader {
  /// Moves the cursor back by one character.
  ///
  /// - Returns: The next action for libedit.
  func goLeft() -> UInt8 {
    let length = lengthBefore
    guard length > 0 else {
      ringBell()
      return Self.nothing
    }
    el_cursor(editor, -length)
    return Self.redraw
  }

  /// Deletes the character before the cursor.
  ///
  /// - Returns: The next action for libedit.
  func deleteBack() -> UInt8 {
    let length = lengthBefore
    guard length > 0 else {
      ringBell()
      return Self.nothing
    }
    el_deletestr(editor, length)
    return Self.redraw
  }

  /// Deletes the character under the cursor.
  ///
  /// - Returns: The next action for libedit.
  func deleteForward() -> UInt8 {
    let length = lengthAfter
    guard length > 0 else {
      ringBell()
      return Self.nothing
    }
    el_cursor(editor, length)
    el_deletestr(editor, length)
    return Self.redraw
  }

  /// Inserts a combining mark after the previous character.
  ///
  /// libedit would write the mark immediately at the cursor, and lose it later.
  ///
  /// - Returns: The next action for libedit.
  func insertMark() -> UInt8 {
    if !insert(String(mark)) { refuse() }
    return Self.redraw
  }

  /// The number of scalars in the character before the cursor, or 0 at the beginning of the line.
  private var lengthBefore: Int32 {
    let line = typed
    let before = String(String.UnicodeScalarView(line.scalars.prefix(line.cursor)))
    return Int32(before.last?.unicodeScalars.count ?? 0)
  }

  /// The number of scalars in the character under the cursor, or 0 at the end of the line.
  var lengthAfter: Int32 {
    let line = typed
    let after = String(String.UnicodeScalarView(line.scalars.dropFirst(line.cursor)))
    return Int32(after.first?.unicodeScalars.count ?? 0)
  }
}
