/// A script whose lines are all valid.
package struct Script: Sendable {
  /// The name of the script in messages.
  package let name: String
  /// The statements of the script, from top to bottom.
  package let statements: [Statement]

  /// Creates a script by checking all lines of its source.
  ///
  /// - Parameters:
  ///   - source: The text of the script.
  ///   - firstLine: The number of the first line, for a script that is part of a file.
  /// - Throws: A `ScriptError` for the first line that cannot be understood, or for a script without commands.
  package init(_ source: ScriptSource, firstLine: Int = 1) throws(ScriptError) {
    name = source.name
    var statements: [Statement] = []
    for (index, line) in source.lines.enumerated() {
      let number = firstLine + index
      if let statement = try Statement(parsing: line, file: source.name, line: number) {
        statements.append(statement)
      }
    }
    guard !statements.isEmpty else {
      throw ScriptError(
        "the script has no commands; add a command, such as: tap \"Log In\"",
        at: ScriptPosition(file: source.name, line: firstLine)
      )
    }
    self.statements = statements
  }

  private init(name: String, statements: [Statement]) {
    self.name = name
    self.statements = statements
  }

  /// Returns the script without the commands whose indices satisfy a predicate.
  ///
  /// - Parameter isLeftOut: A closure that returns whether to leave out the command at an index.
  /// - Returns: The remaining commands as a script.
  package func leavingOut(_ isLeftOut: (Int) -> Bool) -> Script {
    let rest = statements.enumerated().filter { !isLeftOut($0.offset) }.map(\.element)
    return Script(name: name, statements: rest)
  }
}
