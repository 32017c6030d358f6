/// A translation that replaces imports of submodules that NavLab lacks, such as `import os.log`.
///
/// The whole module is imported instead, in the compiler's copy of the text.
enum SubmoduleImports {
  /// Returns text whose imports name complete modules only.
  ///
  /// - Parameter text: Swift source.
  /// - Returns: The source for the compiler, of the same length.
  static func replaced(in text: String) -> String {
    let modules = StandIn.all.map(\.name) + ["Foundation"]
    guard text.mentions("import") else { return text }
    let tokens = SwiftTokenizer.tokens(of: text)
    var bytes = Array(text.utf8)
    for index in tokens.indices.dropLast(3)
    where tokens[index].word == "import" && modules.contains(tokens[index + 1].word) {
      var end = index + 2
      while end + 1 < tokens.endIndex, tokens[end].is("."), !tokens[end].startsLine {
        end += 2
      }
      guard end > index + 2 else { continue }
      let range = tokens[index + 2].range.lowerBound..<tokens[end - 1].range.upperBound
      bytes.replaceSubrange(range, with: range.map { _ in UInt8(ascii: " ") })
    }
    return String(decoding: bytes, as: UTF8.self)
  }
}
