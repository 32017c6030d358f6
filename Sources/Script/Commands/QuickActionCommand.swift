import SceneModel

/// A command that chooses one of the app's quick actions.
package struct QuickActionCommand: Command {
  package static let word = "quick-action"
  package static let synopsis = "quick-action NAME [KEY: VALUE…]"
  package static let help =
    "Chooses one of the app's Home Screen quick actions. On a device, a long press on the app's "
    + "icon shows them. NAME is the action's type, or the title of an action that the app has set. "
    + "The app comes to the foreground. The delegate of its scene gets the action in "
    + "windowScene(_:performActionFor:completionHandler:), with the values as userInfo."
  package static let examples = [
    "quick-action com.example.new-order", #"quick-action com.example.open id: "42""#,
  ]
  package static let seeAlso = ["intent", "notification", "open", "values"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  private let name: String
  private let info: [String: StoredValue]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.text("name the quick action, as in: \(Self.examples[0])")
    info = try scanner.info()
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.chooseQuickAction(name: name, info: info))
  }
}
