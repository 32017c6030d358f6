/// A namespace for checking a file's bytes for extreme nesting, which would crash the parser.
///
/// The parser counts brackets and stops in time. It does not count the forms that are checked here, so it would
/// overflow its stack, or take twice as long for each further bracket.
enum NestingGuard {
  /// Returns whether a file is too deeply nested for the parser.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var count = Count()
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if isLetter(byte) {
          let start = index
          var word = Word()
          while index < bytes.count, isLetter(bytes[index]) {
            word.append(bytes[index])
            index += 1
          }
          count.take(word, after: start > 0 ? bytes[start - 1] : UInt8(ascii: "\n"))
        } else {
          count.take(sign: byte)
          index += 1
        }
        if count.isTooMuch { return true }
      }
      return false
    }
  }

  private static func isLetter(_ byte: UInt8) -> Bool {
    (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(byte | 0x20)
  }

  /// A word of up to eight letters, which can be compared quickly.
  ///
  /// All longer words are equal.
  struct Word: Hashable, ExpressibleByStringLiteral {
    private var letters: UInt64 = 0
    private var count = 0

    init() {}

    init(stringLiteral text: String) {
      for letter in text.utf8 { append(letter) }
    }

    mutating func append(_ letter: UInt8) {
      count += 1
      letters = count > 8 ? .max : letters << 8 | UInt64(letter)
    }
  }

  /// A count of the constructs that make parsing slow.
  private struct Count {
    private var squares = 0
    private var angles = 0
    private var branches = 0
    private var conditions = 0
    private var tries = 0
    private var interpolations = 0
    /// The number of consecutive keywords that each require a following expression.
    private var row = 0
    /// The number of switches without cases, each of which may double the parser's time.
    private var switches = 0
    private var isEscaped = false
    private var last = UInt8(ascii: "\n")

    private static let beginnings: Set<Word> = [
      "struct", "class", "enum", "extension", "protocol", "actor", "func", "let", "var", "final",
      "private", "internal", "package", "public", "import",
    ]

    private static let owners: Set<Word> = ["func", "struct", "class", "enum", "init"]

    private static let openers: Set<Word> = [
      "let", "var", "if", "while", "switch", "repeat", "for", "guard", "try", "await", "case", "is",
      "as", "in", "where", "some", "any", "each", "inout", "consume", "copy", "unsafe", "return",
      "throw", "throws", "async", "do", "defer", "else", "catch", "yield", "then", "discard",
      "sending",
      "isolated", "static", "func", "struct", "class", "enum", "init", "import", "indirect",
      "private",
      "public", "super", "macro", "operator", "actor", "protocol", "get", "set",
    ]

    var isTooMuch: Bool {
      squares > 16 || angles > 100 || branches > 500 || conditions > 200 || tries > 100
        || interpolations > 200 || row > 100 || switches > 16
    }

    mutating func take(sign: UInt8) {
      switch sign {
      case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\r"): return
      case UInt8(ascii: "\n"):
        if !continues { endStatement() }
        return
      case UInt8(ascii: "["): squares += 1
      case UInt8(ascii: "]"): squares = max(0, squares - 1)
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: "(") where isEscaped: interpolations += 1
      case UInt8(ascii: ";"), UInt8(ascii: "}"):
        endStatement()
        row = 0
        switches = 0
      case UInt8(ascii: "{"): switches = 0
      case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "\""): row = 0
      default: break
      }
      isEscaped = sign == UInt8(ascii: "\\")
      last = sign
    }

    /// A Boolean value that indicates whether the text at the end of a line continues on the next line.
    private var continues: Bool {
      [UInt8(ascii: "<"), UInt8(ascii: "("), UInt8(ascii: ","), UInt8(ascii: ":")].contains(last)
    }

    private mutating func endStatement() {
      angles = 0
      interpolations = 0
      tries = 0
    }

    mutating func take(_ word: Word, after before: UInt8) {
      let isDirective = before == UInt8(ascii: "#")
      // Brackets in strings and comments may be unpaired; a declaration at the margin is inside
      // none of them.
      if before == UInt8(ascii: "\n"), Self.beginnings.contains(word) { squares = 0 }
      row = before != UInt8(ascii: ".") && !isDirective && Self.openers.contains(word) ? row + 1 : 0
      if word == "switch", before != UInt8(ascii: ".") { switches += 1 }
      if word == "try" {
        tries += 1
      } else if word == "else", !isDirective {
        branches += 1
      } else if word == "if", isDirective {
        conditions += 1
      } else if word == "endif" {
        conditions = max(0, conditions - 1)
      } else if Self.owners.contains(word) {
        branches = 0
      }
      isEscaped = false
      last = UInt8(ascii: "a")
    }
  }
}
