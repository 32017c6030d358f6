import AppSession
import SceneText

/// A command that begins a branch of history from which the user can return to the current moment.
package struct BranchCommand: Command {
  package static let word = "branch"
  package static let synopsis = "branch [NAME]"
  package static let help =
    "Starts a branch at this moment. Try anything; 'rejoin' returns to exactly this moment, and "
    + "keeps the steps that 'redo' can repeat. A branch can start on another branch. Later, 'goto "
    + "NAME' returns to the steps of a branch. 'rejoin' also works after a reload. 'save' writes the "
    + "steps that led to the present moment, including the steps on the branch."
  package static let examples = ["branch", "branch what-if"]
  package static let seeAlso = ["rejoin", "bookmark", "time-travel"]
  package static let group = CommandGroup.time
  package static let arguments: [ArgumentKind] = [.free]

  private let name: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.momentName(example: "branch what-if")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let timeline = interpreter.driver.timeline
    guard !timeline.past.isEmpty else { throw .refused("you have not done anything yet") }
    if let name, timeline.isTaken(name) {
      throw .refused(
        "\(name) is already the name of a line of history or a bookmark; choose another name"
      )
    }
    interpreter.driver.branch(name)
    let place = Timeline.Place(line: timeline.name, count: timeline.past.count)
    let branch = interpreter.driver.timeline.name
    return CommandResult(
      interpreter.layout.paragraph(
        "branch \(branch) starts at \(interpreter.words(for: place)); rejoin returns here",
        indent: 2
      )
    )
  }
}
