import SceneModel

/// Taps a notification of the system.
package struct NotificationCommand: Command {
  package static let word = "notification"
  package static let synopsis = "notification [KEY: VALUE…]"
  package static let help =
    "Taps a push notification. The app comes to the screen, and the delegate of its "
    + "UNUserNotificationCenter gets the values as userInfo."
  package static let examples = [#"notification screen: "orders", id: 42"#]
  package static let seeAlso = ["notify", "open", "values"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  private let info: [String: StoredValue]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    info = try scanner.info()
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.tapNotification(info: info))
  }
}
