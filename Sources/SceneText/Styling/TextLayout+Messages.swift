extension TextLayout {
  /// Returns messages, such as those of a compiler, as lines that fit the width.
  ///
  /// Sentences are broken between words, and begin with the complete place in a file. Rows of source are cut around the
  /// marked column. Lines that fit are not changed.
  ///
  /// - Parameter text: The messages, in lines.
  /// - Returns: The lines, without styles.
  package func messageLines(of text: String) -> [String] {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
      .map { Printable.line(String($0)) }
    var fitted: [String] = []
    var sentence = ""
    var index = lines.startIndex
    while index < lines.endIndex {
      guard let row = SourceRow(lines[index]), row.number else {
        fitted += sentenceLines(lines[index])
        if SourceRow(lines[index]) == nil { sentence = lines[index] }
        index += 1
        continue
      }
      let marks = lines[(index + 1)...].prefix { SourceRow($0)?.number == false }
      fitted += excerptLines(row, marks: marks.compactMap(SourceRow.init), below: sentence)
      index += 1 + marks.count
    }
    return fitted
  }

  private func sentenceLines(_ line: String) -> [String] {
    guard DisplayWidth.columns(of: line) > width else { return [line] }
    let blanks = line.prefix { $0 == " " }
    let place = line.prefixMatch(of: #/\S[^:]*:\d+:(\d+:)? /#)?.0 ?? blanks
    return paragraph(
      String(line.dropFirst(place.count)),
      after: StyledText(String(place)),
      indent: min(blanks.count + 2, width / 2)
    ).map(\.plain)
  }

  /// Returns a row of source with the marks below it, shortened around the first mark.
  private func excerptLines(
    _ row: SourceRow,
    marks: [SourceRow],
    below sentence: String
  )
    -> [String]
  {
    let rows = [row] + marks
    guard rows.contains(where: { DisplayWidth.columns(of: $0.line) > width }) else {
      return rows.map(\.line)
    }
    let room = max(width - DisplayWidth.columns(of: row.gutter), 1)
    let marked = marks.lazy.compactMap(\.mark).first ?? 0
    let isWide = DisplayWidth.columns(of: row.content) > room
    let start = isWide && marked > room - 4 ? marked - room / 2 : 0
    return [row.gutter + part(of: row.content, from: start, columns: room)]
      + marks.flatMap { markLines($0, from: start, columns: room, below: sentence) }
  }

  /// Returns the lines of a mark, without its words if the sentence above already contains them.
  private func markLines(
    _ row: SourceRow,
    from start: Int,
    columns: Int,
    below sentence: String
  ) -> [String] {
    let shifted = String(row.content.dropFirst(start))
    guard DisplayWidth.columns(of: row.gutter + shifted) > width, let mark = row.mark else {
      return [row.gutter + shifted]
    }
    let place = row.gutter + String(shifted.prefix(max(mark - start, 0)))
    let words = String(row.content.dropFirst(mark + 3))
    guard !sentence.hasSuffix(words) else { return [place + "^"] }
    return [place + "^"]
      + paragraph(words, after: StyledText("\(row.gutter)  ")).map(\.plain)
      .enumerated().map { $0 == 0 ? $1 : "\(row.gutter)  \($1.drop { $0 == " " })" }
  }

  /// Returns the part of the text from the given column, with an ellipsis for omitted text.
  private func part(of text: String, from start: Int, columns: Int) -> String {
    guard start > 0 else { return beginning(of: text, columns: columns) }
    let rest = String(text.dropFirst(start))
    guard !rest.isEmpty else { return "" }
    let sign = signs.ellipsis
    return beginning(of: sign + rest.dropFirst(sign.count), columns: columns)
  }
}

/// A row of a compiler's excerpt: a numbered line of source, or a mark below such a line.
private struct SourceRow {
  let line: String
  /// The line number and the bar before the source.
  let gutter: String
  let content: String
  /// A Boolean value that indicates whether the row has a line number.
  let number: Bool

  /// Creates a row from a line, or returns nil if the line is not part of an excerpt.
  ///
  /// - Parameter line: The line; any other line gives nil.
  init?(_ line: String) {
    guard let match = line.prefixMatch(of: #/( *\d*) \| ?/#) else { return nil }
    self.line = line
    gutter = String(match.0)
    content = String(line.dropFirst(gutter.count))
    number = match.1.contains(where: \.isNumber)
  }

  /// The number of columns before the mark, or nil for a row without a mark.
  var mark: Int? {
    guard let match = content.prefixMatch(of: #/[ |]*?[`|]- /#) else { return nil }
    return match.0.count - 3
  }
}
