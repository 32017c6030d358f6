/// A table of the surface: the declarations of one subject, from which a file is made for each type.
package struct SurfaceTable {
  /// The name of the subject.
  package let name: String

  /// The declarations.
  package let rows: [SurfaceRow]

  private let parameters: [String: String]

  /// Reads a table.
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

  /// Returns the Swift files of the table.
  ///
  /// A type and its extensions share a file, which bears the type name. The file of a type that another place
  /// declares bears the name of the table, too.
  ///
  /// - Returns: The texts of the files by their names.
  /// - Throws: A `SurfaceError` where no Swift can be made from a row.
  package func files() throws -> [String: String] {
    let declared = Set(rows.filter { $0.keyword != "extension" }.map(\.typeName))
    var texts: [String: [String]] = [:]
    for row in rows {
      var writer = SurfaceWriter()
      try writer.write(row, in: SurfaceScope(parameters: parameters))
      texts[fileName(of: row, declared), default: []].append(writer.lines.joined(separator: "\n"))
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
