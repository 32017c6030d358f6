import AppSession
import SceneModel
import SceneText
import Script

/// A report on a reload.
struct ReloadText {
  let app: String
  let play: Reenactment
  let layout: TextLayout

  /// Returns the lines about the repeated steps, the skipped steps and the differences.
  func lines(from before: Snapshot?, to after: Snapshot?) -> [StyledText] {
    var lines = layout.paragraph(head, style: .heading, indent: 2)
    let titles = leftOut.prefix(3).map(Printable.line).joined(separator: ", ")
    if !titles.isEmpty {
      let rest = leftOut.count > 3 ? " and \(leftOut.count - 3) more" : ""
      let text = "left out: \(titles)\(rest); the next reload tries them again"
      lines += layout.paragraph(text, after: StyledText("! ", .warning))
    }
    guard let after else { return lines }
    guard let before else { return lines + SceneTree(after).lines(layout) }
    return lines + SceneDiff(from: before, to: after.aligned(with: before)).lines(layout)
  }

  /// The failure of the first command that no longer works or has ended the app again, or nil if all commands work.
  var failure: Failure? {
    guard let obstacle = play.obstacle ?? play.end else { return nil }
    let title = Printable.line(layout.cut(obstacle.title, to: 60))
    switch obstacle.failure {
    case .refused(let reason, let choices, _):
      return .refused("\(title) no longer works: \(reason)", choices: choices)
    case .ended(let ending, let title, var ways):
      ways.canReload = true
      return .ended(ending, during: title, ways: ways)
    default: return .refused("\(title) no longer works: \(obstacle.failure.message)")
    }
  }

  private var leftOut: [String] {
    let titles = play.leftOver.map(\.title)
    // The failure already names the command.
    return titles.first == play.obstacle?.title ? Array(titles.dropFirst()) : titles
  }

  private var head: String {
    let name = Printable.line(app)
    let count = play.doneCount
    let left = play.leftOver.count
    let commands = count == 1 && left == 0 ? "1 command" : "\(count) commands"
    if left > 0 { return "reloaded \(name): \(count) of \(count + left) commands repeated" }
    if play.end != nil {
      return count == 0
        ? "reloaded \(name): the app ended again"
        : "reloaded \(name): \(commands) repeated, and the app ended again"
    }
    return count == 0 ? "reloaded \(name)" : "reloaded \(name): \(commands) repeated"
  }
}
