import AppSession
import SceneText
package import Script

extension Desk {
  /// An expectation that was met.
  struct Confirmation {
    var text: String
    /// The step after which it was met, by its id.
    var step: Int
  }

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
      throw .refused("there is nothing to save: no command has done anything yet")
    }
    try files.write(script.text, to: path, replacing: replaces)
    let count = script.commandCount
    let commands = count == 1 ? "1 command" : "\(count) commands"
    return CommandResult(
      interpreter.layout.paragraph("\(path): \(commands)", style: .success, indent: 2)
    )
  }

  package func confirmed(_ text: String) {
    guard let step = live.session.history.last?.id else { return }
    let isKnown = confirmations.contains { $0.text == text && $0.step == step }
    if !isKnown { confirmations.append(Confirmation(text: text, step: step)) }
  }

  /// Keeps what was confirmed when the same steps were done again with another build.
  func carryConfirmations(from old: [Step], to new: [Step]) {
    let ids = Dictionary(
      zip(old, new).map { ($0.id, $1.id) },
      uniquingKeysWith: { first, _ in first }
    )
    confirmations = confirmations.compactMap { confirmation in
      ids[confirmation.step].map { Confirmation(text: confirmation.text, step: $0) }
    }
  }
}
