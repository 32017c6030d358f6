/// Functions that find the ends of names in backticks and of regexes, where quotation marks and comment signs mean
/// nothing.
extension SwiftTokenizer {
  /// The end of the name in backticks that starts at the current position, or nil if there is none.
  var escapedNameEnd: Int? {
    guard bytes[position] == UInt8(ascii: "`") else { return nil }
    let rest = (position + 1)..<bytes.count
    guard let end = rest.first(where: { bytes[$0] == UInt8(ascii: "`") || isLineEnd($0) }),
      bytes[end] == UInt8(ascii: "`")
    else { return nil }
    return end + 1
  }

  /// Returns the end of the regex between `#/` and `/#` that starts at the current position, or nil if there is none.
  mutating func extendedRegexEnd() -> Int? {
    guard bytes[position] == UInt8(ascii: "#"),
      position == 0 || bytes[position - 1] != UInt8(ascii: "#")
    else { return nil }
    let hashes = bytes[position...].prefix { $0 == UInt8(ascii: "#") }.count
    guard hasPrefix("/", at: hashes), position >= plainHashedSlashesEnds[hashes, default: 0] else {
      return nil
    }
    let ending = [UInt8(ascii: "/")] + Array(repeating: UInt8(ascii: "#"), count: hashes)
    var end = position + hashes + 1
    // If the rest of its first line is empty, it may have several lines.
    var isLong = false
    var isEmpty = true
    while end < bytes.count {
      if bytes[end...].starts(with: ending) { return end + ending.count }
      if isLineEnd(end) {
        guard isLong || isEmpty else { break }
        isLong = true
      }
      isEmpty = isEmpty && bytes[end] <= UInt8(ascii: " ")
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    plainHashedSlashesEnds[hashes] = end
    return nil
  }

  /// Returns the end of the regex between slashes that starts at the current position, or nil if the slash is an
  /// operator.
  mutating func bareRegexEnd() -> Int? {
    guard position >= plainSlashesEnd, bytes[position] == UInt8(ascii: "/"),
      position + 1 < bytes.count,
      bytes[position + 1] > UInt8(ascii: " "), bytes[position + 1] != UInt8(ascii: "/")
    else { return nil }
    var end = position + 1
    var parentheses = 0
    var isInClass = false
    defer { plainSlashesEnd = end }
    while end < bytes.count, !isLineEnd(end) {
      switch bytes[end] {
      case UInt8(ascii: "\\"): end += 1
      case UInt8(ascii: "["): isInClass = true
      case UInt8(ascii: "]"): isInClass = false
      case UInt8(ascii: "(") where !isInClass: parentheses += 1
      case UInt8(ascii: ")") where !isInClass:
        parentheses -= 1
        if parentheses < 0 { return nil }
      case UInt8(ascii: "/"):
        // A regex does not end with a space.
        return bytes[end - 1] <= UInt8(ascii: " ") ? nil : end + 1
      default: break
      }
      end += 1
    }
    return nil
  }
}

extension SwiftToken {
  /// A Boolean value that indicates whether the token may end a value, so that a following `/` means division.
  var endsExpression: Bool {
    switch kind {
    case .string: true
    case .word(let word): !Self.wordsBeforeValues.contains(word)
    case .symbol(let character): [")", "]", "}"].contains(character)
    }
  }

  private static let wordsBeforeValues: Set = [
    "return", "case", "in", "if", "else", "guard", "while", "switch", "where", "try", "await",
    "throw", "is", "as", "yield", "do", "repeat", "for",
  ]
}
