import SceneModel

/// A command that removes values from the end of the path.
package struct PopCommand: Command {
  package static let word = "pop"
  package static let synopsis = "pop [N]"
  package static let help =
    "Removes the last value from the path of the visible stack. With a number, it removes that many "
    + "values, as the app's own code would."
  package static let examples = ["pop", "pop 2"]
  package static let seeAlso = ["back", "root", "path"]
  package static let group = CommandGroup.state
  package static let arguments: [ArgumentKind] = []

  private let count: Int

  package init(from scanner: inout Scanner) throws(ScriptError) {
    count = try scanner.count(atLeast: 1) ?? 1
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let app = try interpreter.app
    guard let stack = app.visibleStack else { throw .refused(Failure.noStack(in: app)) }
    if let path = stack.path, count > path.count {
      throw .refused(
        path.isEmpty
          ? "the path is empty: the root is not in the path, so you cannot pop it"
          : "the path holds only \(path.count == 1 ? "1 value" : "\(path.count) values")"
      )
    }
    return try interpreter.act(.pop(count: count))
  }
}
