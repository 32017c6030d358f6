import AppSession
import SceneText
package import Script

extension PromptSessionHandler {
  package func save(
    to file: String,
    replacing replaces: Bool,
    in interpreter: Interpreter
  ) throws(Failure) -> CommandResult {
    let path = try files.path(of: file)
    let script = SavedScript(
      app: live.name,
      files: project.files,
      steps: live.session.history,
      confirmations: confirmations
    )
    guard script.commandCount > 0 else {
      throw .refused("there is nothing to save: no command has changed anything yet")
    }
    try files.write(script.text, to: path, replacing: replaces)
    let count = script.commandCount
    let commands = count == 1 ? "1 command" : "\(count) commands"
    return CommandResult(
      interpreter.layout.paragraph("\(path): \(commands)", style: .success, indent: 2)
    )
  }

  /// A test that consists of the session's commands.
  package var recordedTest: RecordedTest {
    RecordedTest(app: live.name, steps: live.session.history, confirmations: confirmations)
  }

  package func confirmed(_ text: String) {
    guard let step = live.session.history.last?.id else { return }
    if confirmations[step]?.contains(text) != true { confirmations[step, default: []].append(text) }
  }

  /// Transfers the confirmed expectations from the old steps to the steps repeated with another build.
  func carryConfirmations(from old: [Step], to new: [Step]) {
    let pairs = zip(old, new).compactMap { old, new in
      confirmations[old.id].map { (new.id, $0) }
    }
    confirmations = Dictionary(pairs, uniquingKeysWith: { first, _ in first })
  }
}
