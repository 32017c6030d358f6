import SceneModel

/// A command that advances the app's virtual clock.
package struct WaitCommand: Command {
  package static let word = "wait"
  package static let synopsis = "wait TIME"
  package static let help =
    "Lets the given time pass in the app, such as 2s, 500ms or 1min. "
    + "The app's clock is virtual, so you do not have to wait."
  package static let examples = ["wait 2s", "wait 500ms"]
  package static let seeAlso = ["refresh"]
  package static let group = CommandGroup.outside
  package static let arguments: [ArgumentKind] = []

  /// The time by which to advance the clock, in seconds.
  package let seconds: Double

  package init(from scanner: inout Scanner) throws(ScriptError) {
    scanner.skipBlanks()
    let start = scanner.position
    let word = scanner.bareWord()
    guard let seconds = Self.seconds(word) else {
      throw ScriptError("give a duration, such as 2s, 500ms or 1min", at: start)
    }
    guard seconds <= Self.longest else {
      throw ScriptError("a script can wait for at most one hour of the app's time", at: start)
    }
    self.seconds = seconds
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    try interpreter.act(.wait(seconds: seconds))
  }

  private static let longest = 3600.0

  /// Returns the number of seconds in a time such as `500ms`, or nil if the text is not a time.
  static func seconds(_ word: String) -> Double? {
    let number = word.prefix { $0.isASCII && ($0.isNumber || $0 == ".") }
    guard let value = Double(number), value.isFinite else { return nil }
    switch word.dropFirst(number.count) {
    case "", "s": return value
    case "ms": return value / 1000
    case "min", "m": return value * 60
    case "h": return value * 3600
    default: return nil
    }
  }
}
