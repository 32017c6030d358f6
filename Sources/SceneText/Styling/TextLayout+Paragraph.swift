extension TextLayout {
  /// Returns prose broken into lines between words.
  ///
  /// - Parameters:
  ///   - text: The prose; line breaks in it count as blanks, and NavLab's commands are adapted to the reader.
  ///   - first: The text before the first line.
  ///   - style: The style of the prose.
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
    for (shown, isGlued) in words(of: invocation.spelled(text), within: width - hanging) {
      let columns = DisplayWidth.columns(of: shown)
      let canBreak = !isFresh || (lines.isEmpty && first.columns > hanging)
      let blank = isFresh || isGlued ? "" : " "
      if canBreak, columns + blank.count > room {
        // If even the first word does not fit, the preceding blank would end the line.
        lines.append(isFresh ? line.trimmed : line)
        line = StyledText(String(repeating: " ", count: hanging))
        room = width - hanging
        isFresh = true
      }
      let written = cut(isFresh ? shown : blank + shown, to: max(room, 1))
      line.append(written, style)
      room -= DisplayWidth.columns(of: written)
      isFresh = false
    }
    return lines + [line]
  }

  /// Returns the words of the text, each broken like code if it is wider than a line.
  private func words(of text: String, within room: Int) -> [(String, isGlued: Bool)] {
    text.split(whereSeparator: { $0 == " " || $0.isNewline }).flatMap { word in
      let shown = Printable.line(String(word))
      guard DisplayWidth.columns(of: shown) > room else { return [(shown, isGlued: false)] }
      return broken(shown, to: max(room, 1)).enumerated().map { ($1, isGlued: $0 > 0) }
    }
  }
}
