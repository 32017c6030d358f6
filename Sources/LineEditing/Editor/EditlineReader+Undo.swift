import CEditline

/// Support for undoing changes to the line, which replaces libedit's own undo because that writes outside its memory.
extension EditlineReader {
  private static let mostSteps = 200

  /// Saves the line before a key changes it, treating consecutive letters as one change.
  ///
  /// - Parameter scalar: The character to insert, or nil for other keys.
  func noteForUndo(whileTyping scalar: Unicode.Scalar? = nil) {
    let line = typed
    // In vi's command mode, letters make the line shorter, or keep its length.
    let goesOn = lengthWhileTyping.map { line.scalars.count == $0 + 1 } ?? false
    lengthWhileTyping = scalar == nil ? nil : line.scalars.count
    guard !goesOn || scalar == nil || scalar == " " else { return }
    if earlierLines.last?.scalars == line.scalars { earlierLines.removeLast() }
    earlierLines.append(EarlierLine(scalars: line.scalars, cursor: line.cursor))
    if earlierLines.count > Self.mostSteps { earlierLines.removeFirst() }
  }

  /// Restores the line to its state before the last change.
  ///
  /// - Returns: The next action for libedit.
  func undo() -> UInt8 {
    let now = typed.scalars
    while earlierLines.last?.scalars == now { earlierLines.removeLast() }
    guard let line = earlierLines.last,
      replaceLine(with: String(String.UnicodeScalarView(line.scalars)))
    else {
      ringBell()
      return Self.nothing
    }
    el_cursor(editor, Int32(line.cursor - line.scalars.count))
    return Self.redraw
  }
}
