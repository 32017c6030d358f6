/// The tables of counterparts that `Docs/Xcode.md` contains.
package enum CounterpartDocument {
  /// The Markdown table of commands.
  package static var commands: String { table(CounterpartTable.commands) }

  /// The Markdown table of expectations.
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
  /// The text of the table cell for the result.
  package var description: String {
    switch self {
    case .code(let shape, let note): note.isEmpty ? shape : "\(shape). \(note)"
    case .comment(let reason): "a comment: \(reason)"
    case .skip(let reason): "**skipped**: \(reason)"
    }
  }
}
