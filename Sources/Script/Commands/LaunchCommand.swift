package import SceneModel

/// A command that starts the app as if it were newly installed.
package struct LaunchCommand: Command {
  package static let word = "launch"
  package static let synopsis =
    "launch [--argument TEXT] [--environment NAME=VALUE] [--quick-action NAME] [URL]"
  package static let help =
    "Starts the app as if it had just been installed. If you give a URL, the app opens it first. "
    + "Saved data is lost; 'relaunch' keeps it. The app finds arguments in "
    + "ProcessInfo.processInfo.arguments. Its user defaults also contain a pair such as -isNew "
    + "YES."
  package static let options = [
    HelpEntry("--argument TEXT", "passes an argument to the app; you can repeat this option"),
    HelpEntry("--environment NAME=VALUE", "sets an environment variable for the app"),
    HelpEntry(
      "--quick-action NAME",
      "launches the app with one of its Home Screen quick actions; the scene's connection options contain the action"
    ),
  ]
  package static let examples = [
    "launch", "launch myapp://post/42", "launch --argument -uiTesting",
    "launch --quick-action com.example.new-order",
  ]
  package static let seeAlso = ["relaunch", "open", "quick-action"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  /// The URL with which the app is launched, or nil if there is none.
  package let url: String?
  /// The arguments and environment variables for the launch.
  package private(set) var launchArguments = LaunchArguments()

  package init(from scanner: inout Scanner) throws(ScriptError) {
    while let option = try scanner.option(of: Self.self) {
      let start = scanner.position
      if option == "--quick-action" {
        launchArguments.quickAction = try scanner.text(
          "give a quick action, as in: launch --quick-action com.example.new-order"
        )
        continue
      }
      let text = try scanner.text("give an argument, as in: launch --argument -uiTesting")
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
    try interpreter.showLaunch { $0.launch(url: url, with: launchArguments) }
  }
}
