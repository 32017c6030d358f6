import AppSession
import SceneText

extension Interpreter {
  /// Goes back or forth in time and says over which commands.
  func travel(
    _ verb: String,
    _ titles: [String],
    by move: (any AppDriver) -> Outcome
  ) throws(Failure) -> CommandResult {
    let before = driver.snapshot
    let shown = titles.prefix(3).map(Printable.line).joined(separator: ", ")
    let rest = titles.count > 3 ? " and \(titles.count - 3) more" : ""
    let head = layout.paragraph("\(verb) \(shown)\(rest)", style: .heading, indent: 2)
    var result = try show(move(driver), since: before)
    result.lines.insert(contentsOf: head, at: 0)
    if let notice = driver.repetitionNotice {
      result.lines += layout.paragraph(notice, after: StyledText("! ", .warning))
    }
    return result
  }
}
