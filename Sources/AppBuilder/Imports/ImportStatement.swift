/// An `import` in a file, found without a compiler.
struct ImportStatement: Hashable {
  /// The name of the module, without the imported member.
  var module: String
  /// The line of the module's name, counted from 1.
  var line: Int
  /// The column of the module's name in bytes, counted from 1.
  var column: Int

  /// A Boolean value that indicates whether the module is available to every app, on every system.
  var isAlwaysThere: Bool { Self.usual.contains(module) }

  private static let usual: Set<String> = Set(StandIn.all.map(\.name)).union([
    "Swift", "Foundation", "Observation", "Dispatch", "RegexBuilder", "Synchronization",
  ])
}

/// The imports of a file and their conditions, which together determine the imported modules.
struct ImportOutline: Hashable {
  /// An import, or a directive such as `#if DEBUG`.
  enum Part: Hashable {
    /// The text of a directive.
    case directive(String)
    /// An import of a module.
    case statement(ImportStatement)
  }

  /// The parts in the order of the text.
  private(set) var parts: [Part] = []
  /// A Boolean value that indicates whether the parts close every conditional block, as a valid file does.
  private(set) var isBalanced = true

  /// The import statements among the parts.
  var statements: [ImportStatement] {
    parts.compactMap { if case .statement(let statement) = $0 { statement } else { nil } }
  }

  /// Creates an outline from the text of a file.
  ///
  /// - Parameter text: Swift source.
  init(of text: String) {
    guard text.mentions("import") else { return }
    let tokens = SwiftTokenizer.tokens(of: text)
    let bytes = Array(text.utf8)
    var lines = LineCounter(bytes: bytes)
    var depth = 0
    var conditions = 0
    var index = 0
    while index < tokens.count {
      let token = tokens[index]
      let following = index + 1 < tokens.count ? tokens[index + 1].word : ""
      switch token.kind {
      case .symbol("{"), .symbol("("), .symbol("["): depth += 1
      case .symbol("}"), .symbol(")"), .symbol("]"): depth -= 1
      case .symbol("#") where token.startsLine && Self.directives.contains(following):
        let end = Self.endOfDirective(in: tokens, at: index)
        let range = token.range.lowerBound..<tokens[end - 1].range.upperBound
        parts.append(.directive(String(decoding: bytes[range], as: UTF8.self)))
        conditions += following == "if" ? 1 : following == "endif" ? -1 : 0
        isBalanced = isBalanced && conditions >= 0
        index = end
        continue
      case .word("import") where depth == 0:
        if let name = Self.module(in: tokens, at: index) {
          let (line, column) = lines.place(of: name.range.lowerBound)
          let statement = ImportStatement(module: name.word, line: line, column: column)
          parts.append(.statement(statement))
        }
      default: break
      }
      index += 1
    }
    isBalanced = isBalanced && conditions == 0
  }

  private static let directives: Set = ["if", "elseif", "else", "endif"]
  private static let kinds: Set = [
    "typealias", "struct", "class", "enum", "protocol", "let", "var", "func",
  ]

  private static func module(in tokens: [SwiftToken], at index: Int) -> SwiftToken? {
    if tokens[index].isEscaped || index > 0 && tokens[index - 1].is(".") { return nil }
    let name = index + 1 < tokens.count && kinds.contains(tokens[index + 1].word) ? 2 : 1
    guard index + name < tokens.count, !tokens[index + name].word.isEmpty else { return nil }
    return tokens[index + name]
  }

  /// Returns the index after a directive, which may continue on the line after `&&` or `||`.
  private static func endOfDirective(in tokens: [SwiftToken], at start: Int) -> Int {
    var end = start + 1
    while end < tokens.count {
      let goesOn = tokens[end - 1].is("&") || tokens[end - 1].is("|")
      if tokens[end].startsLine, !goesOn { break }
      end += 1
    }
    return end
  }
}

/// A counter that determines line and column numbers at increasing offsets in text.
private struct LineCounter {
  let bytes: [UInt8]
  private var line = 1
  private var start = 0
  private var position = 0

  init(bytes: [UInt8]) {
    self.bytes = bytes
  }

  mutating func place(of offset: Int) -> (line: Int, column: Int) {
    while position < offset {
      if bytes[position] == UInt8(ascii: "\n") {
        line += 1
        start = position + 1
      }
      position += 1
    }
    return (line, offset - start + 1)
  }
}
