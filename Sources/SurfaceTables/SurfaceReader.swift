/// A reader that parses a table into rows.
///
/// A row is a line, and lines that are indented by two more blanks are rows below it.
///
/// Lines that begin with `{`, `//` or `-` belong to the row above them that is indented less: its body, its
/// documentation, and that of a parameter. A parameter at the left edge is one of the whole table. `#` begins a
/// comment.
package struct SurfaceReader {
  /// The rows without indentation.
  package private(set) var top: [SurfaceRow] = []

  /// The documentation of the parameters and results in the table, keyed by name.
  package private(set) var parameters: [String: String] = [:]

  private var open: [(indent: Int, row: SurfaceRow)] = []

  /// Creates a reader by parsing a table.
  ///
  /// - Parameter text: The text of the table.
  /// - Throws: A `SurfaceError` where a line cannot be read.
  package init(_ text: String) throws {
    for (index, line) in text.split(separator: "\n", omittingEmptySubsequences: false).enumerated()
    {
      try read(line, number: index + 1)
    }
  }

  private mutating func read(_ line: Substring, number: Int) throws {
    let indent = line.prefix { $0 == " " }.count
    let content = line.dropFirst(indent)
    guard !content.isEmpty, !content.hasPrefix("#") else { return }
    while let last = open.last, last.indent >= indent { open.removeLast() }
    if content.hasPrefix("- ") {
      let (name, text) = try parameter(content, number: number)
      if let row = open.last?.row { row.parameters[name] = text } else { parameters[name] = text }
      return
    }
    if content.hasPrefix("{") || content.hasPrefix("// ") {
      guard let row = open.last?.row else {
        throw SurfaceError(line: number, reason: "nothing stands above this line; indent it less")
      }
      return try add(content, to: row, number: number)
    }
    let row = try row(content, number: number)
    if let owner = open.last?.row { owner.members.append(row) } else { top.append(row) }
    open.append((indent, row))
  }

  /// Parses the name and the documentation of a parameter.
  private func parameter(_ content: Substring, number: Int) throws -> (name: String, text: String) {
    let parts = content.dropFirst(2).split(separator: ": ", maxSplits: 1).map(String.init)
    guard parts.count == 2 else {
      throw SurfaceError(line: number, reason: "write a parameter as '- name: What it is.'")
    }
    return (parts[0], parts[1])
  }

  /// Adds a line to the row that it continues.
  private func add(_ content: Substring, to row: SurfaceRow, number: Int) throws {
    if content.hasPrefix("// ") {
      row.documentation.append(String(content.dropFirst(3)))
    } else {
      let (code, documentation) = Self.separate(content)
      guard row.body == nil, let body = code.braced else {
        throw SurfaceError(line: number, reason: "write one body, as in '{ self }'")
      }
      row.body = body
      if let documentation { row.documentation.insert(documentation, at: 0) }
    }
  }

  private func row(_ content: Substring, number: Int) throws -> SurfaceRow {
    let (code, documentation) = Self.separate(content)
    var rest = Substring(code)
    var attributes: [String] = []
    var words: Set<SurfaceRow.Word> = []
    if let (version, after) = SurfaceVersions.read(rest) {
      attributes.append(version.attribute)
      rest = after
    }
    while true {
      if rest.hasPrefix("@"), let end = rest.endOfAttribute {
        attributes.append(String(rest[..<end]))
        rest = rest[end...].drop { $0 == " " }
      } else if let word = SurfaceRow.Word.allCases.first(where: { rest.hasPrefix("\($0) ") }) {
        words.insert(word)
        rest = rest.dropFirst(word.rawValue.count + 1)
      } else {
        break
      }
    }
    if words.contains(.disfavored) { attributes.append("@_disfavoredOverload") }
    let row = SurfaceRow(line: number, text: String(rest))
    if let brace = rest.startOfBody {
      guard let body = rest[brace...].braced else {
        throw SurfaceError(line: number, reason: "a body ends with '}', before the documentation")
      }
      row.body = body
      row.text = rest[..<brace].trimmed
    }
    row.attributes = attributes
    row.words = words
    row.documentation = documentation.map { [$0] } ?? []
    return row
  }

  /// Separates code from the documentation that follows it.
  private static func separate(_ content: Substring) -> (code: String, documentation: String?) {
    guard let mark = content.ranges(of: "  // ").last else { return (content.trimmed, nil) }
    return (content[..<mark.lowerBound].trimmed, content[mark.upperBound...].trimmed)
  }
}
