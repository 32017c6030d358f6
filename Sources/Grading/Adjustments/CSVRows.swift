/// The rows of a table in the CSV format, as described by RFC 4180.
struct CSVRows: Hashable, Sendable {
  /// The nonempty rows, each with the number of its first line, counted from 1.
  let rows: [Row]

  /// A row of the table.
  struct Row: Hashable, Sendable {
    /// The number of the row's first line in the file.
    var line: Int
    /// The fields, without surrounding blanks.
    var fields: [String]
  }

  /// Creates rows from text in which commas separate the fields, or semicolons or tabs if the first line has no commas.
  ///
  /// - Parameter text: The text of the file.
  /// - Complexity: Linear in the length of the text.
  init(_ text: String) {
    let header = text.prefix { !$0.isNewline }
    let separator = [",", ";", "\t"].first { header.contains($0) } ?? ","
    var reader = Reader(separator: separator)
    for character in text.drop(while: { $0 == "\u{FEFF}" }) { reader.read(character) }
    reader.endRow()
    rows = reader.rows
  }

  private struct Reader {
    let separator: Character
    var rows: [Row] = []
    private var fields: [String] = []
    private var field = ""
    private var isQuoted = false
    private var hasQuote = false
    private var line = 1
    private var start = 1

    init(separator: Character) {
      self.separator = separator
    }

    mutating func read(_ character: Character) {
      if character.isNewline { line += 1 }
      switch character {
      case "\"" where isQuoted:
        isQuoted = false
        hasQuote = true
      case "\"" where hasQuote:
        // Inside quotation marks, a doubled one stands for a single one.
        field.append("\"")
        isQuoted = true
        hasQuote = false
      case "\"" where field.allSatisfy(\.isWhitespace):
        field = ""
        isQuoted = true
      case _ where isQuoted: field.append(character)
      case separator: endField()
      case _ where character.isNewline: endRow()
      default: field.append(character)
      }
    }

    mutating func endField() {
      fields.append(field.trimmingPrefix(while: \.isWhitespace).trimmed)
      field = ""
      hasQuote = false
    }

    mutating func endRow() {
      endField()
      if fields.contains(where: { !$0.isEmpty }) { rows.append(Row(line: start, fields: fields)) }
      fields = []
      isQuoted = false
      start = line
    }
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(prefix(upTo: (lastIndex { !$0.isWhitespace }).map(index(after:)) ?? startIndex))
  }
}
