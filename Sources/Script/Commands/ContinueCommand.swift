import SceneModel

/// A command that continues a user activity in the app.
package struct ContinueCommand: Command {
  package static let word = "continue"
  package static let synopsis = "continue TYPE [KEY: VALUE…]"
  package static let help =
    "Continues an activity, as Handoff and Spotlight do. onContinueUserActivity gets the activity "
    + "with the values as userInfo. Without values, it gets the activity that the app's "
    + "own userActivity describes."
  package static let examples = [#"continue com.example.product id: 42"#]
  package static let seeAlso = ["open", "values"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  private let type: String
  private let info: [String: StoredValue]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    type = try scanner.text(
      "give the type of the activity, as in: continue com.example.product id: 42; to continue a lesson, type: next"
    )
    info = try scanner.info()
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.continueActivity(type: type, info: info))
  }
}
