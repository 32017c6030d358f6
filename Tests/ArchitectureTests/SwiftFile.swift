/// One Swift source file, read as far as the rules of the house need it.
struct SwiftFile: CustomStringConvertible {
  /// The path from the project's root.
  let path: String
  /// The whole text.
  let text: String
  /// The lines with comments, and what stands inside string literals, taken out.
  ///
  /// Many rules read them, and there are thousands of files.
  let codeLines: [String]

  /// Reads a file's text.
  ///
  /// - Parameters:
  ///   - path: The path from the project's root.
  ///   - text: The whole text.
  init(path: String, text: String) {
    self.path = path
    self.text = text
    codeLines = Self.codeLines(of: text)
  }

  var description: String { path }

  /// The file's name without its ending.
  var name: String {
    let file = path.split(separator: "/").last ?? ""
    return String(file.split(separator: ".").first ?? file)
  }

  /// The module that a file below `Sources` belongs to.
  var module: String { String(path.split(separator: "/")[1]) }

  /// The number of lines of the file.
  var lineCount: Int { text.count { $0.isNewline } }

  private static func codeLines(of text: String) -> [String] {
    var isInsideText = false
    return text.split(separator: "\n", omittingEmptySubsequences: false).map { line in
      let hasQuotes = line.utf8.contains(UInt8(ascii: "\""))
      let delimiters = hasQuotes ? line.ranges(of: "\"\"\"").count : 0
      let wasInsideText = isInsideText
      if !delimiters.isMultiple(of: 2) { isInsideText.toggle() }
      if wasInsideText || delimiters > 0 { return "" }
      // Most lines with quotation marks that are not code are comments, which need not be searched for texts.
      let isComment = line.drop { $0 == " " }.hasPrefix("//")
      guard hasQuotes, !isComment else { return String(withoutComment(line)) }
      return String(withoutComment(line.replacing(/"(?:[^"\\]|\\.)*"/, with: "\"\"")))
    }
  }

  private static func withoutComment(_ code: Substring) -> Substring {
    guard code.utf8.contains(UInt8(ascii: "/")) else { return code }
    return code[..<(code.firstRange(of: "//")?.lowerBound ?? code.endIndex)]
  }

  /// The modules that the file imports.
  var imports: Set<String> {
    let statement =
      /^(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|internal|fileprivate|private)\s+)?import\s+(?:(?:struct|class|enum|protocol|typealias|func|let|var|actor)\s+)?(\w+)/
    guard text.contains("import ") else { return [] }
    let candidates = codeLines.filter { $0.contains("import ") }
    return Set(candidates.compactMap { $0.firstMatch(of: statement).map { String($0.1) } })
  }

  /// The names of the types at the top level that the rest of the module sees.
  var typeNames: [String] {
    let declaration =
      /^(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|open|final|indirect|nonisolated) )*(?:struct|class|enum|actor|protocol|typealias) (\w+)/
    let starts = ["struct ", "class ", "enum ", "actor ", "protocol ", "typealias "]
    return codeLines.compactMap { line in
      guard line.first?.isWhitespace == false, starts.contains(where: line.contains) else {
        return nil
      }
      return line.firstMatch(of: declaration).map { String($0.1) }
    }
  }
}
