import AppSession
import SceneModel
import SceneText

/// A command that shows the latest changes again.
package struct DiffCommand: Command {
  package static let word = "diff"
  package static let synopsis = "diff [N [M]]"
  package static let help =
    "Shows again what the last command changed. With a number, it shows what has changed since "
    + "step N of history. With two numbers, it compares the app after step N with the app after "
    + "step M."
  package static let examples = ["diff", "diff 0", "diff 2 5"]
  package static let seeAlso = ["history", "why", "tree"]
  package static let group = CommandGroup.looking
  package static let arguments: [ArgumentKind] = []

  private let from: Int?
  private let to: Int?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    from = try scanner.count(atLeast: 0)
    to = try scanner.count(atLeast: 0)
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    let before: Snapshot
    let after: Snapshot
    if let from {
      before = try Self.snapshot(after: from, in: interpreter)
      if let to {
        after = try Self.snapshot(after: to, in: interpreter)
      } else {
        after = try interpreter.app
      }
    } else {
      guard let deed = interpreter.lastDeed else {
        throw .refused("you have not done anything yet")
      }
      if let failure = deed.failure, deed.before == deed.after {
        throw .refused("the last command did not run: \(failure.message)")
      }
      guard let earlier = deed.before else {
        throw .refused("the last command started the app, so there is nothing to compare with")
      }
      guard let later = deed.after else {
        throw .refused("the last command ended the app, so there is nothing to compare with")
      }
      (before, after) = (earlier, later)
    }
    return CommandResult(SceneDiff(from: before, to: after).lines(interpreter.layout))
  }

  /// Returns the app's state after a step on the current line of history.
  private static func snapshot(
    after step: Int,
    in interpreter: Interpreter
  ) throws(Failure) -> Snapshot {
    let steps = interpreter.driver.timeline.steps
    guard steps.indices.contains(step) else {
      throw .refused(
        steps.isEmpty
          ? "you have not done anything yet"
          : "there is no step \(step); the last step is \(steps.count - 1)"
      )
    }
    guard let snapshot = steps[step].snapshot else {
      throw .refused("step \(step) ended the app, so there is nothing to compare with")
    }
    return snapshot
  }
}
