import AppSession
import SceneModel
import SceneText
import Script

/// A session's commands as a script.
struct SavedScript {
  /// The text of the script.
  let text: String
  /// The number of commands in the script.
  let commandCount: Int

  /// Creates a script from steps and confirmed expectations.
  ///
  /// - Parameters:
  ///   - app: The app's name.
  ///   - files: The app's files.
  ///   - steps: The steps, beginning with the launch.
  ///   - confirmations: The confirmed expectations, by the ids of the steps before them.
  init(app: String, files: [String], steps: [Step], confirmations: [Int: [String]]) {
    var commands: [String] = []
    for (index, step) in steps.enumerated() {
      let before = index > 0 ? steps[index - 1].snapshot : nil
      // The runner of the script starts the app before its first line.
      if index > 0 || step.title != "launch" { commands.append(step.command(after: before)) }
      let found = confirmations[step.id] ?? []
      let isCrashTold = found.contains("expect crash")
      if step.ending != nil, !isCrashTold { commands.append("expect crash") }
      commands += found
    }
    let names = files.map(Printable.line).joined(separator: " ")
    let head = ["# \(Printable.line(app)): navlab run \(names) --script THIS_FILE"]
    text = (head + commands).map { $0 + "\n" }.joined()
    commandCount = commands.count
  }
}

extension Step {
  /// Returns the step as a command of a script, with complete labels even if the user abbreviated them.
  func command(after snapshot: Snapshot?) -> String {
    guard let snapshot, !ActionProbe(snapshot).does(action, when: title) else { return title }
    let full = action.title(in: snapshot)
    return ActionProbe(snapshot).does(action, when: full) ? full : title
  }
}
