/// A command that ends the app and starts it again with its saved state.
package struct RelaunchCommand: Command {
  package static let word = "relaunch"
  package static let synopsis = "relaunch [after force quit] [URL]"
  package static let help =
    "Ends the app and starts it again with its saved data. First, the app goes to the background. "
    + "If you give a URL, the app opens it after the start. User defaults, scene storage and files "
    + "are kept. After a force quit, as after a crash, scene storage is lost. The window is as narrow "
    + "as a phone's again."
  package static let examples = [
    "relaunch", "relaunch after force quit", "relaunch myapp://post/42",
  ]
  package static let seeAlso = ["launch", "background"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = [
    .keywords(["after"]), .keywords(["force"]), .keywords(["quit"]),
  ]

  /// A Boolean value that indicates whether the app is force-quit, losing part of its state.
  package let isForced: Bool
  /// The URL with which the app is launched, or nil if there is none.
  package let url: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    isForced = scanner.takeWord("after")
    if isForced {
      let advice = "write 'relaunch', 'relaunch after force quit', or 'relaunch URL'"
      _ = try scanner.keyword(["force"], advice)
      _ = try scanner.keyword(["quit"], advice)
    }
    url = scanner.isAtEnd ? nil : try scanner.url("")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.showLaunch {
      $0.relaunch(url: url, afterForceQuit: isForced)
    }
  }
}
