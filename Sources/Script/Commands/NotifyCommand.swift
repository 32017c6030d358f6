import SceneModel

/// A command that posts a notification inside the app.
package struct NotifyCommand: Command {
  package static let word = "notify"
  package static let synopsis = "notify NAME [KEY: VALUE…]"
  package static let help =
    "Posts a notification to the app's NotificationCenter.default. The values are its userInfo."
  package static let examples = [
    "notify sessionExpired", #"notify orderShipped id: 42, by: "post""#,
  ]
  package static let seeAlso = ["notification", "values"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  private let name: String
  private let info: [String: StoredValue]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.text("name the notification, as in: notify sessionExpired")
    info = try scanner.info()
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.notify(name: name, info: info))
  }
}
