/// A look at the bytes of a file for nesting that no person writes and that the parser cannot take.
///
/// The parser counts brackets and stops in time. It does not count what is looked for here, and would run out of
/// stack, or take twice as long for each further bracket.
enum NestingGuard {
  /// Whether a file must not be handed to the parser.
  static func isTooDeep(_ bytes: [UInt8]) -> Bool {
    bytes.withUnsafeBufferPointer { bytes in
      var count = Count()
      var index = 0
      while index < bytes.count {
        let byte = bytes[index]
        if isLetter(byte) {
          let start = index
          while index < bytes.count, isLetter(bytes[index]) { index += 1 }
          let before = start > 0 ? bytes[start - 1] : UInt8(ascii: "\n")
          count.take(
            word: bytes[start..<index],
            isDirective: before == UInt8(ascii: "#"),
            isAtMargin: before == UInt8(ascii: "\n")
          )
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

  /// How much of each kind is open.
  private struct Count {
    private var squares = 0
    private var angles = 0
    private var branches = 0
    private var conditions = 0
    private var tries = 0
    private var interpolations = 0
    private var isEscaped = false

    private static let beginnings = [
      "struct", "class", "enum", "extension", "protocol", "actor", "func", "let", "var", "final",
      "private", "fileprivate", "internal", "package", "public", "import",
    ]

    var isTooMuch: Bool {
      squares > 16 || angles > 100 || branches > 500 || conditions > 200 || tries > 100
        || interpolations > 200
    }

    mutating func take(sign: UInt8) {
      switch sign {
      case UInt8(ascii: "["): squares += 1
      case UInt8(ascii: "]"): squares = max(0, squares - 1)
      case UInt8(ascii: "<"): angles += 1
      case UInt8(ascii: ">"): angles = max(0, angles - 1)
      case UInt8(ascii: "(") where isEscaped: interpolations += 1
      case UInt8(ascii: "\n"), UInt8(ascii: ";"), UInt8(ascii: "}"):
        angles = 0
        interpolations = 0
        tries = 0
      default: break
      }
      isEscaped = sign == UInt8(ascii: "\\")
    }

    mutating func take(
      word: Slice<UnsafeBufferPointer<UInt8>>,
      isDirective: Bool,
      isAtMargin: Bool
    ) {
      // Brackets in strings and comments need not be in pairs; a declaration at the margin is in none of them.
      if isAtMargin, Self.beginnings.contains(where: { word.elementsEqual($0.utf8) }) {
        squares = 0
      }
      if word.elementsEqual("try".utf8) {
        tries += 1
      } else if word.elementsEqual("else".utf8), !isDirective {
        branches += 1
      } else if word.elementsEqual("if".utf8), isDirective {
        conditions += 1
      } else if word.elementsEqual("endif".utf8) {
        conditions = max(0, conditions - 1)
      } else if ["func", "struct", "class", "enum", "init"].contains(where: {
        word.elementsEqual($0.utf8)
      }) {
        branches = 0
      }
    }
  }
}
