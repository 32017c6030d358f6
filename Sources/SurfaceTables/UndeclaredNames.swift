/// A search for names that a table of frequencies contains but no source declares.
package enum UndeclaredNames {
  /// Returns the rows whose names are not declared, in order.
  ///
  /// - Parameters:
  ///   - table: Lines of columns with tabs between them: a kind, a name, and numbers; the first line is a heading.
  ///   - declared: The names that are there.
  /// - Returns: The lines.
  package static func rows(of table: String, notIn declared: DeclaredNames) -> [String] {
    table.split(separator: "\n").dropFirst().filter { line in
      let columns = line.split(separator: "\t", omittingEmptySubsequences: false)
      return columns.count > 1 && !declared.contains(columns[1])
    }
    .map(String.init)
  }
}
