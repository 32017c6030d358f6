import AppSession
import SceneText

extension Interpreter {
  /// Goes back or forth in time and says over which commands.
  func travel(
    _ verb: String,
    _ titles: [String],
    by move: (any AppDriver) -> Outcome
  ) throws(Failure) -> CommandResult {
    let shown = titles.prefix(3).map(Printable.line).joined(separator: ", ")
    let rest = titles.count > 3 ? " and \(titles.count - 3) more" : ""
    return try travel("\(verb) \(shown)\(rest)", by: move)
  }

  /// Goes back or forth in time and says in a line of its own what that is.
  func travel(
    _ head: String,
    by move: (any AppDriver) -> Outcome
  ) throws(Failure) -> CommandResult {
    let before = driver.snapshot
    var result = try show(move(driver), since: before)
    result.lines.insert(contentsOf: layout.paragraph(head, style: .heading, indent: 2), at: 0)
    if let notice = driver.repetitionNotice {
      result.lines += layout.paragraph(notice, after: StyledText("! ", .warning))
    }
    return result
  }

  /// A step in words, such as `step 3, push .list`.
  ///
  /// - Parameter place: The moment after the step.
  /// - Returns: The words.
  func words(for place: Timeline.Place) -> String {
    let timeline = driver.timeline
    let line = timeline.lines.first { $0.name == place.line && place.line != timeline.name }
    let steps = line?.steps ?? timeline.steps
    guard steps.indices.contains(place.count - 1) else { return "step \(place.count - 1)" }
    let title = Printable.line(steps[place.count - 1].title)
    let name = line.map { " of \($0.name)" } ?? ""
    return "step \(place.count - 1)\(name), \(title)"
  }
}
