extension TextLayout {
  /// Breaks prose into lines between words.
  ///
  /// - Parameters:
  ///   - text: The prose; line breaks in it count as blanks.
  ///   - first: What stands before the first line.
  ///   - style: What the prose means.
  ///   - indent: The number of blanks before each further line; the width of `first` unless given.
  /// - Returns: The lines, at least one.
  package func paragraph(
    _ text: String,
    after first: StyledText = StyledText(),
    style: Style = .plain,
    indent: Int? = nil
  ) -> [StyledText] {
    let hanging = min(indent ?? first.columns, width / 2)
    var lines: [StyledText] = []
    var line = first
    var room = width - first.columns
    var isFresh = true
    for word in text.split(whereSeparator: { $0 == " " || $0.isNewline }) {
      let shown = Printable.line(String(word))
      let columns = DisplayWidth.columns(of: shown)
      let canBreak = !isFresh || (lines.isEmpty && first.columns > hanging)
      if canBreak, columns + (isFresh ? 0 : 1) > room {
        // Where not even the first word has room, the blank before it would end the line.
        lines.append(isFresh ? line.trimmed : line)
        line = StyledText(String(repeating: " ", count: hanging))
        room = width - hanging
        isFresh = true
      }
      let written = cut(isFresh ? shown : " " + shown, to: max(room, 1))
      line.append(written, style)
      room -= DisplayWidth.columns(of: written)
      isFresh = false
    }
    return lines + [line]
  }
}
