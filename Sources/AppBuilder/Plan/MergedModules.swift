/// A translation of source that removes the names of modules compiled with the app or visible without an import.
enum MergedModules {
  /// Returns text that neither imports nor mentions the modules.
  ///
  /// - Parameters:
  ///   - modules: The modules' names.
  ///   - text: Swift source.
  /// - Returns: The source for the compiler, of the same length.
  static func withoutImports(of modules: Set<String>, in text: String) -> String {
    let named = modules.filter { text.contains($0) }
    guard !named.isEmpty else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    var bytes = Array(text.utf8)
    func blank(_ first: Int, through last: Int) {
      let range = tokens[first].range.lowerBound..<tokens[last].range.upperBound
      bytes.replaceSubrange(range, with: range.map { _ in UInt8(ascii: " ") })
    }
    for index in tokens.indices.dropLast() {
      if tokens[index].word == "import" {
        let module = kinds.contains(tokens[index + 1].word) ? index + 2 : index + 1
        guard module < tokens.endIndex, named.contains(tokens[module].word) else { continue }
        var last = module
        while last + 2 < tokens.endIndex, tokens[last + 1].is("."), !tokens[last + 1].startsLine {
          last += 2
        }
        blank(start(ofStatementAt: index, in: tokens), through: last)
      } else if named.contains(tokens[index].word), tokens[index + 1].is("."),
        index + 2 < tokens.endIndex, tokens[index + 2].word.first?.isUppercase == true,
        index == 0 || !tokens[index - 1].is(".") && tokens[index - 1].word != "import"
      {
        blank(index, through: index + 1)
      }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private static let kinds: Set = [
    "struct", "class", "enum", "protocol", "typealias", "func", "let", "var",
  ]
  private static let access: Set = ["public", "internal", "package", "fileprivate", "private"]

  /// Returns the index of the first token of an import, including attributes and an access level.
  private static func start(ofStatementAt index: Int, in tokens: [SwiftToken]) -> Int {
    var start = index
    while start > 0, !tokens[start].startsLine {
      if access.contains(tokens[start - 1].word) {
        start -= 1
      } else if start > 1, tokens[start - 2].is("@") {
        start -= 2
      } else {
        break
      }
    }
    return start
  }
}
