extension TextLayout {
  /// Returns code broken into lines, between words if possible.
  ///
  /// Inside a word, a line may break after a bracket or comma and before a dot.
  ///
  /// - Parameters:
  ///   - code: The code, on one line.
  ///   - width: The maximum number of columns of a line.
  /// - Returns: The lines; only a name that is wider than that is cut.
  package func broken(_ code: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    for part in Self.parts(of: code) {
      let bare = line.isEmpty ? part.drop { $0 == " " } : part
      if !line.isEmpty,
        DisplayWidth.columns(of: line) + DisplayWidth.columns(of: String(bare)) > width
      {
        lines.append(line)
        line = cut(String(part.drop { $0 == " " }), to: width)
      } else {
        line += line.isEmpty ? cut(String(bare), to: width) : String(bare)
      }
    }
    return line.isEmpty ? lines : lines + [line]
  }

  /// Returns a line of output, broken into rows of a window's width.
  ///
  /// Much longer text loses its middle.
  ///
  /// - Parameters:
  ///   - text: The text, on one line.
  ///   - width: The maximum number of columns of a line.
  /// - Returns: The lines, at least one and at most four.
  package func rows(of text: String, to width: Int) -> [String] {
    guard DisplayWidth.columns(of: text) > width else { return [text] }
    let rows = broken(text, to: max(width, 1))
    return rows.count > Self.mostRows ? [cut(text, to: width)] : rows
  }

  /// Returns the lines for a value or command that follows other text, broken like code.
  ///
  /// - Parameters:
  ///   - text: The value or the command, on one line; the middle of a much longer one is left out.
  ///   - first: The text before it; further lines begin below its end.
  ///   - style: The style of the text.
  /// - Returns: The lines, at least one.
  package func codeLines(
    _ text: String,
    after first: StyledText,
    style: Style = .plain
  ) -> [StyledText] {
    let blanks = StyledText(String(repeating: " ", count: first.columns))
    return rows(of: text, to: max(width - first.columns, 1)).enumerated().map { index, row in
      (index == 0 ? first : blanks) + StyledText(row, style)
    }
  }

  private static var mostRows: Int { 4 }

  /// Returns the parts of code that must not be broken, each with the blanks that precede it.
  private static func parts(of code: String) -> [Substring] {
    var parts: [Substring] = []
    var start = code.startIndex
    var isQuoted = false
    var previous: Character = " "
    for index in code.indices {
      let character = code[index]
      let isBlank = character == " " && previous != " "
      let isDot = character == "." && !previous.isNumber && !" ([".contains(previous)
      // A string is broken only at blanks.
      if isBlank || !isQuoted && (isDot || "(,".contains(previous)), index > start {
        parts.append(code[start..<index])
        start = index
      }
      if character == "\"" { isQuoted.toggle() }
      previous = character
    }
    return start < code.endIndex ? parts + [code[start...]] : parts
  }
}
