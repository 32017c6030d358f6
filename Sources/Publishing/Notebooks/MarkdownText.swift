import Course

/// A writer that converts prose into Markdown for notebooks.
enum MarkdownText {
  /// Returns blocks of prose as Markdown, separated by blank lines and without a lesson's cells.
  static func text(of blocks: [Block]) -> String {
    blocks.compactMap(text).joined(separator: "\n\n")
  }

  /// Returns the Markdown of a block of prose, or nil for a lesson's cell.
  static func text(of block: Block) -> String? {
    switch block {
    case .heading(let level, let inlines):
      String(repeating: "#", count: level) + " " + text(of: inlines)
    case .paragraph(let inlines): paragraph(inlines)
    case .list(let start, let items): list(items, start: start)
    case .quote(let blocks): indented(text(of: blocks), first: "> ", rest: "> ")
    case .code(let language, let text): fenced(text, language: language ?? "")
    case .source(let region): fenced(region.text, language: "swift")
    case .rule: "---"
    case .transcript, .prediction, .quiz, .task, .trial, .teacher: nil
    }
  }

  /// Returns the Markdown of inline elements.
  static func text(of inlines: [Inline]) -> String {
    inlines.map { inline in
      switch inline {
      case .text(let text): escaped(text)
      case .code(let text): code(text)
      case .emphasis(let inlines): "*\(text(of: inlines))*"
      case .strong(let inlines): "**\(text(of: inlines))**"
      case .link(let inlines, let destination): link(text(of: inlines), destination)
      case .softBreak: "\n"
      case .lineBreak: "\\\n"
      }
    }.joined()
  }

  /// Returns a fenced block of code.
  static func fenced(_ text: String, language: String) -> String {
    let runs = text.split { $0 != "`" }.map(\.count)
    let fence = String(repeating: "`", count: max(3, (runs.max() ?? 0) + 1))
    return "\(fence)\(language)\n\(text.trimmedEnd)\n\(fence)"
  }

  /// Returns text with the special characters of Markdown, HTML and mathematics escaped.
  static func escaped(_ text: String) -> String {
    var escaped = ""
    for character in text {
      if "\\`*_[]<>$~|&".contains(character) { escaped.append("\\") }
      escaped.append(character)
    }
    return escaped
  }

  private static func paragraph(_ inlines: [Inline]) -> String {
    text(of: inlines).split(separator: "\n", omittingEmptySubsequences: false).map { line in
      // Characters that would begin a heading, a list or a rule.
      let isSign = line.hasPrefix("#") || line.hasPrefix("+") || line.hasPrefix("-")
      if isSign || line.hasPrefix("=") { return "\\" + line }
      guard let match = line.prefixMatch(of: /([0-9]{1,9})([.)])/) else { return String(line) }
      return "\(match.1)\\\(match.2)" + line[match.range.upperBound...]
    }.joined(separator: "\n")
  }

  private static func list(_ items: [[Block]], start: Int?) -> String {
    items.enumerated().map { index, item in
      let sign = start.map { "\($0 + index). " } ?? "- "
      return indented(text(of: item), first: sign, rest: String(repeating: " ", count: sign.count))
    }.joined(separator: "\n")
  }

  private static func link(_ text: String, _ destination: String) -> String {
    let isAddress = destination.hasPrefix("https://") || destination.hasPrefix("http://")
    return isAddress ? "[\(text)](<\(destination)>)" : "\(text) (\(code(destination)))"
  }

  private static func code(_ text: String) -> String {
    let runs = text.split { $0 != "`" }.map(\.count)
    guard let longest = runs.max() else { return "`\(text)`" }
    let fence = String(repeating: "`", count: longest + 1)
    return "\(fence) \(text) \(fence)"
  }

  private static func indented(_ text: String, first: String, rest: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).enumerated().map {
      ($0 == 0 ? first : $1.isEmpty ? rest.trimmedEnd : rest) + $1
    }.joined(separator: "\n")
  }
}
