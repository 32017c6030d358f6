import AppSession

/// A command that goes to another moment of history.
package struct GotoCommand: Command {
  package static let word = "goto"
  package static let synopsis = "goto N | NAME"
  package static let help =
    "Goes to another moment in history. N is the number of a step that was done or undone; 'history' "
    + "shows the numbers. NAME is a bookmark, or another line of history: 'goto' returns to where "
    + "you left that line. If necessary, NavLab starts the app again and repeats the steps up to "
    + "that moment."
  package static let examples = ["goto 3", "goto 0", "goto start", "goto line-1"]
  package static let seeAlso = ["history", "bookmark", "undo"]
  package static let group = CommandGroup.time
  package static let arguments: [ArgumentKind] = [.moment]

  private enum Target {
    case step(Int)
    case name(String)
  }

  private let target: Target

  package init(from scanner: inout Scanner) throws(ScriptError) {
    if let number = try scanner.count(atLeast: 0) {
      target = .step(number)
    } else if let name = try scanner.momentName(example: "goto start") {
      target = .name(name)
    } else {
      throw scanner.error("give the number of a step, as in: goto 3, or a name, as in: goto NAME")
    }
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let timeline = interpreter.driver.timeline
    guard !timeline.steps.isEmpty else { throw .refused("you have not done anything yet") }
    let place: Timeline.Place
    switch target {
    case .step(let number):
      place = Timeline.Place(line: timeline.name, count: number + 1)
      guard number < timeline.steps.count else {
        let last = timeline.steps.count - 1
        throw .refused("there is no step \(number); the last step is \(last)")
      }
    case .name(let name):
      guard let found = timeline.place(named: name) else { throw Self.unknown(name, in: timeline) }
      place = found
    }
    return try interpreter.travel("at \(interpreter.words(for: place))") { $0.go(to: place) }
  }

  private static func unknown(_ name: String, in timeline: Timeline) -> Failure {
    let names = timeline.bookmarks.map(\.name) + timeline.lines.map(\.name)
    let shown = ScriptError.excerpt(name)
    guard !names.isEmpty else {
      return .refused("there is no bookmark '\(shown)'; to set it here, type: bookmark \(shown)")
    }
    let hint = Spelling(names).hint(for: name)
    let list = "; there \(names.count == 1 ? "is" : "are") \(names.joined(separator: ", "))"
    return .refused(
      "there is no bookmark or line of history '\(shown)'\(hint.isEmpty ? list : hint)",
      slip: Slip(name, among: names)
    )
  }
}
