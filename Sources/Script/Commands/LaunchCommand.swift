package import SceneModel

/// Starts the app as if it were newly installed.
package struct LaunchCommand: Command {
  package static let word = "launch"
  package static let synopsis =
    "launch [--argument TEXT] [--environment NAME=VALUE] [--quick-action NAME] [URL]"
  package static let help =
    "Starts the app as if it had just been installed. If you give a URL, the app opens it first. "
    + "Saved data is lost; relaunch keeps it. The app finds arguments in "
    + "ProcessInfo.processInfo.arguments. A pair such as -isNew YES is also in its user defaults."
  package static let options = [
    HelpEntry("--argument TEXT", "passes an argument to the app; may be repeated"),
    HelpEntry("--environment NAME=VALUE", "sets an environment variable for the app"),
    HelpEntry(
      "--quick-action NAME",
      "launches the app by a quick action of its icon, which is in the scene's connection options"
    ),
  ]
  package static let examples = [
    "launch", "launch myapp://post/42", "launch --argument -uiTesting",
    "launch --quick-action com.example.new-order",
  ]
  package static let seeAlso = ["relaunch", "open", "quick-action"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  /// The URL that the app begins with, if any.
  package let url: String?
  /// The arguments and the environment of the app.
  package private(set) var launchArguments = LaunchArguments()

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while let option = try scanner.option(of: Self.self) {
      let start = scanner.position
      if option == "--quick-action" {
        launchArguments.quickAction = try scanner.text(
          "say which, as in: launch --quick-action com.example.new-order"
        )
        continue
      }
      let text = try scanner.text("say which, as in: launch --argument -uiTesting")
      guard option == "--environment" else {
        launchArguments.arguments.append(text)
        continue
      }
      guard launchArguments.addVariable(text) else {
        throw ScriptError("write a variable as NAME=VALUE, as in: SERVER=test", at: start)
      }
    }
    url = scanner.isAtEnd ? nil : try scanner.url("")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.show(interpreter.driver.launch(url: url, with: launchArguments), since: nil)
  }
}
