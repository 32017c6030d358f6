import SceneModel

/// A command that taps a system notification.
package struct NotificationCommand: Command {
  package static let word = "notification"
  package static let synopsis = "notification [action NAME] [KEY: VALUE…]"
  package static let help =
    "Taps a push notification. The app comes to the foreground, and the delegate of its "
    + "UNUserNotificationCenter gets the values as userInfo. With 'action', it taps a button on the "
    + "notification; give the button's identifier or title. A button without the foreground option "
    + "leaves the app where it is."
  package static let examples = [
    #"notification screen: "orders", id: 42"#, #"notification action "LATER" id: 42"#,
  ]
  package static let seeAlso = ["notify", "open", "values"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = [.keywords(["action"])]

  private let action: String?
  private let info: [String: StoredValue]

  package init(from scanner: inout Scanner) throws(ScriptError) {
    action =
      scanner.takeWord("action")
      ? try scanner.text("name the action, as in: \(Self.examples[1])") : nil
    info = try scanner.info()
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.tapNotification(info: info, action: action))
  }
}
