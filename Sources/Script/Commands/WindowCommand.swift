import SceneModel

/// A command that brings one of several windows to the front or closes it.
package struct WindowCommand: Command {
  package static let word = "window"
  package static let synopsis = "window N [close]"
  package static let help =
    "Brings a window to the front. 'windows' lists the numbers. With 'close', it closes the window, as "
    + "a person does. Apps open windows with openWindow, and only in regular width: a phone shows "
    + "one window."
  package static let examples = ["window 2", "window 2 close"]
  package static let seeAlso = ["windows", "size"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = [.free, .keywords(["close"])]

  private let number: Int
  private let closes: Bool

  package init(from scanner: inout Scanner) throws(ScriptError) {
    guard let number = try scanner.count(atLeast: 1) else {
      throw scanner.error("give the number of the window, as in: window 2")
    }
    self.number = number
    closes = scanner.takeWord("close")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(closes ? .closeWindow(number: number) : .showWindow(number: number))
  }
}
