import AppBuilder

/// The tokens of a source file, with the ends of brackets and the line numbers.
struct SourceTokens {
  let file: String
  let tokens: [SwiftToken]
  private let bytes: [UInt8]
  private let groups: TokenGroups
  private let lineStarts: [Int]

  /// Creates the tokens of a file's text.
  init(_ text: String, file: String) {
    self.file = file
    bytes = Array(text.utf8)
    tokens = SwiftTokenizer.tokens(of: text)
    groups = TokenGroups(tokens)
    var starts = [0]
    for (index, byte) in bytes.enumerated() where byte == UInt8(ascii: "\n") {
      starts.append(index + 1)
    }
    lineStarts = starts
  }

  /// Returns the index after the end of the group that begins at an index.
  func end(ofGroupAt index: Int) -> Int { groups.end(ofGroupAt: index) }

  /// Returns the word at an index, or an empty string if there is none.
  func word(_ index: Int) -> String { tokens.indices.contains(index) ? tokens[index].word : "" }

  /// Returns whether the token at an index is a given character.
  func `is`(_ index: Int, _ character: Character) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .symbol(character)
  }

  /// Returns whether the token at an index is a string.
  func isString(_ index: Int) -> Bool {
    tokens.indices.contains(index) && tokens[index].kind == .string
  }

  /// Returns the line of a token, as `file:line`.
  func place(_ index: Int) -> String {
    let offset = tokens[index].range.lowerBound
    var low = 0
    var high = lineStarts.count
    while high - low > 1 {
      let middle = (low + high) / 2
      if lineStarts[middle] <= offset { low = middle } else { high = middle }
    }
    return "\(file):\(low + 1)"
  }

  /// Returns the words of a single-line string literal up to its first interpolated value, or nil for any other token.
  func label(_ index: Int) -> DeclaredPlace.Label? {
    guard isString(index) else { return nil }
    let text = String(decoding: bytes[tokens[index].range], as: UTF8.self)
    guard text.hasPrefix("\""), !text.hasPrefix("\"\"\""), text.hasSuffix("\""), text.count > 1
    else { return nil }
    let inner = text.dropFirst().dropLast()
    guard let value = inner.firstRange(of: "\\(") else {
      return DeclaredPlace.Label(text: String(inner.replacing("\\\"", with: "\"")), isWhole: true)
    }
    return DeclaredPlace.Label(text: String(inner[..<value.lowerBound]), isWhole: false)
  }

  /// A call, with its arguments and trailing closures.
  struct Call {
    /// The range of tokens between the call's parentheses, which is empty if there are none.
    var arguments: Range<Int>
    /// The range of tokens of the complete call, beginning with its name.
    var extent: Range<Int>
  }

  /// Returns the call whose name is at an index, or nil if the name is not called.
  func call(at index: Int) -> Call? {
    var end = index + 1
    var arguments = end..<end
    guard self.is(end, "(") || self.is(end, "{") else { return nil }
    if self.is(end, "(") {
      let close = self.end(ofGroupAt: end)
      arguments = (end + 1)..<max(end + 1, close - 1)
      end = close
    }
    if self.is(end, "{") {
      end = self.end(ofGroupAt: end)
      while !word(end).isEmpty, self.is(end + 1, ":"), self.is(end + 2, "{") {
        end = self.end(ofGroupAt: end + 2)
      }
    }
    return Call(arguments: arguments, extent: index..<min(end, tokens.count))
  }

  /// Returns the index of the value of a labelled argument at the outermost level, or nil if there is none.
  func argument(_ label: String, in range: Range<Int>) -> Int? {
    var index = range.lowerBound
    while index < range.upperBound {
      if word(index) == label, self.is(index + 1, ":"),
        index == range.lowerBound || self.is(index - 1, ",")
      {
        return index + 2
      }
      index = self.end(ofGroupAt: index)
    }
    return nil
  }
}
