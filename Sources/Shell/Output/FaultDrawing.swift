import SceneText

/// A drawing of a faulty line that underlines the wrong word and adds the reason and a correction.
struct FaultDrawing {
  let fault: CommandFault
  let line: String

  /// Returns the lines of the drawing.
  func lines(_ layout: TextLayout) -> [StyledText] {
    place(layout) + fault.lines + correction(layout)
  }

  /// Returns the line with a mark below the wrong word, truncated around the word if the line is long.
  private func place(_ layout: TextLayout) -> [StyledText] {
    guard fault.column > 1 || fault.length > 1 else { return [] }
    let scalars = Array(line.unicodeScalars)
    let start = min(fault.column - 1, scalars.count)
    let end = min(start + fault.length, scalars.count)
    var before = text(scalars[..<start])
    let word = text(scalars[start..<end])
    let after = text(scalars[end...])
    let room = layout.width - Self.indent
    let mostBefore = max(0, room - min(DisplayWidth.columns(of: word), room / 2) - 1)
    if DisplayWidth.columns(of: before) > mostBefore {
      before = layout.end(of: before, columns: mostBefore)
    }
    let blanks = String(repeating: " ", count: Self.indent)
    let offset = DisplayWidth.columns(of: before)
    let shown = layout.beginning(of: before + word + after, columns: room)
    let marked = max(1, min(DisplayWidth.columns(of: word), room - offset))
    let mark = "^" + String(repeating: "~", count: marked - 1)
    return [
      StyledText(blanks + shown, .secondary),
      StyledText(blanks + String(repeating: " ", count: offset)) + StyledText(mark, .error),
    ]
  }

  private func correction(_ layout: TextLayout) -> [StyledText] {
    guard let correction = fault.correction else { return [] }
    let head = StyledText("  fix: ", .secondary)
    let text = Printable.line(correction)
    guard DisplayWidth.columns(of: text) > layout.width - head.columns else {
      return [head + StyledText(text, .control)]
    }
    return layout.paragraph(correction, after: head, style: .control)
  }

  private static let indent = 2

  private func text(_ scalars: ArraySlice<Unicode.Scalar>) -> String {
    Printable.line(String(String.UnicodeScalarView(scalars)))
  }
}
