import AppSession
import SceneText

/// Begins a detour that leads back to this moment.
package struct BranchCommand: Command {
  package static let word = "branch"
  package static let synopsis = "branch [NAME]"
  package static let help =
    "Begins a detour from this moment. Try what you like; rejoin returns to exactly this moment, "
    + "with the steps that redo can repeat. A branch can begin on a branch. goto NAME goes to the "
    + "steps of a branch later. rejoin also works after a reload. save writes the steps that led "
    + "to the present moment, with those on the branch."
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
    guard !timeline.past.isEmpty else { throw .refused("nothing has been done yet") }
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
        "on \(branch) from \(interpreter.words(for: place)); rejoin returns here",
        indent: 2
      )
    )
  }
}
