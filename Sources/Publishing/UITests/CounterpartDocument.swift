/// The tables of counterparts for `Docs/Xcode.md`.
package enum CounterpartDocument {
  /// The table of commands.
  package static var commands: String { table(CounterpartTable.commands) }

  /// The table of expectations.
  package static var expectations: String { table(CounterpartTable.expectations) }

  private static func table(_ rows: [Counterpart]) -> String {
    (["| in a script | in a UI test |", "| --- | --- |"] + rows.map(line)).joined(separator: "\n")
      + "\n"
  }

  private static func line(_ row: Counterpart) -> String {
    // A vertical bar would end the cell.
    let synopsis = row.synopsis.replacing("|", with: "\\|")
    let script = synopsis.split(separator: "  or  ").map { "`\($0)`" }.joined(separator: ", ")
    return "| \(script) | \(row.result.description) |"
  }
}

extension Counterpart.Result: CustomStringConvertible {
  /// The cell of the table.
  package var description: String {
    switch self {
    case .code(let shape, let note): note.isEmpty ? shape : "\(shape). \(note)"
    case .comment(let reason): "a comment: \(reason)"
    case .skip(let reason): "**skipped**: \(reason)"
    }
  }
}
