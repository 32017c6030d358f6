import AppSession
import SceneText

/// Begins a detour that leads back to this moment.
package struct BranchCommand: Command {
  package static let word = "branch"
  package static let synopsis = "branch [NAME]"
  package static let help =
    "Begins a detour that leads back to this moment. Go on freely; rejoin comes back to exactly here, "
    + "with what could be redone. A branch can begin on a branch. What was done on it stays "
    + "reachable with goto NAME. After a reload, rejoin still comes back; save writes the way to the "
    + "present moment, over the branch."
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
      throw .refused("\(name) is taken by a line of history or a bookmark; choose another name")
    }
    interpreter.driver.branch(name)
    let place = Timeline.Place(line: timeline.name, count: timeline.past.count)
    let branch = interpreter.driver.timeline.name
    return CommandResult(
      interpreter.layout.paragraph(
        "on \(branch) from \(interpreter.words(for: place)); rejoin comes back here",
        indent: 2
      )
    )
  }
}
