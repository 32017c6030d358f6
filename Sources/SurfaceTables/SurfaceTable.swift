/// A table of declarations on one subject, from which a file is generated for each type.
package struct SurfaceTable {
  /// The name of the subject.
  package let name: String

  /// The declarations in the table.
  package let rows: [SurfaceRow]

  private let parameters: [String: String]

  /// Creates a table by parsing its text.
  ///
  /// - Parameters:
  ///   - name: The name of the subject.
  ///   - text: The text of the table.
  /// - Throws: A `SurfaceError` where a line cannot be read.
  package init(name: String, text: String) throws {
    self.name = name
    let reader = try SurfaceReader(text)
    rows = reader.top
    parameters = reader.parameters
  }

  /// Returns the texts of the Swift files that are generated from the table, keyed by file name.
  ///
  /// A type and its extensions share a file, which bears the name of the type. The file of a type that another place
  /// declares bears the name of the table, too. Types that are only given conformances share one file.
  ///
  /// - Returns: The texts of the files by their names.
  /// - Throws: A `SurfaceError` where no Swift can be made from a row.
  package func files() throws -> [String: String] {
    let declared = Set(rows.filter { $0.keyword != "extension" }.map(\.typeName))
    let described = Set(rows.filter { !$0.isConformance }.map { fileName(of: $0, declared) })
    var texts: [String: [String]] = [:]
    for row in rows {
      var writer = SurfaceWriter()
      try writer.write(row, in: SurfaceScope(parameters: parameters))
      var file = fileName(of: row, declared)
      if !described.contains(file) { file = "Conformances+\(name)+Generated.swift" }
      texts[file, default: []].append(writer.lines.joined(separator: "\n"))
    }
    let heading = """
      // Made by Scripts/generate from Scripts/surface/\(name).txt: edit the table.
      // swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties
      """
    return texts.mapValues { "\(heading)\n\n\($0.joined(separator: "\n\n"))\n" }
  }

  private func fileName(of row: SurfaceRow, _ declared: Set<String>) -> String {
    let type = row.typeName.replacing(".", with: "_")
    return switch row.keyword {
    case "environment": "EnvironmentValues+\(name)+Generated.swift"
    case "styles": "\(type)s+Generated.swift"
    case "extension" where !declared.contains(row.typeName): "\(type)+\(name)+Generated.swift"
    default: "\(type)+Generated.swift"
    }
  }
}
