import AppSession
import SceneText

/// A command that gives the current moment a name.
package struct BookmarkCommand: Command {
  package static let word = "bookmark"
  package static let synopsis = "bookmark [NAME]"
  package static let help =
    "Names the present moment, so that 'goto' can find it. If you use a name again, the bookmark "
    + "moves to the new moment. 'undo' keeps bookmarks. Without a name, the command lists the "
    + "bookmarks."
  package static let examples = ["bookmark start", "bookmark"]
  package static let seeAlso = ["goto", "history"]
  package static let group = CommandGroup.time
  package static let arguments: [ArgumentKind] = [.free]

  private let name: String?

  package init(from scanner: inout Scanner) throws(ScriptError) {
    name = try scanner.momentName(example: "bookmark start")
  }

  package func perform(in interpreter: Interpreter) throws(Failure) -> CommandResult {
    guard let name else { return Self.list(in: interpreter) }
    let timeline = interpreter.driver.timeline
    guard !timeline.past.isEmpty else { throw .refused("you have not done anything yet") }
    guard !timeline.isLine(name) else {
      throw .refused("a line of history is already called \(name); choose another name")
    }
    interpreter.driver.setBookmark(name)
    let place = Timeline.Place(line: timeline.name, count: timeline.past.count)
    return CommandResult(
      interpreter.layout.paragraph("\(name) is \(interpreter.words(for: place))", indent: 2)
    )
  }

  private static func list(in interpreter: Interpreter) -> CommandResult {
    let timeline = interpreter.driver.timeline
    let layout = interpreter.layout
    let width = min(timeline.bookmarks.map(\.name.count).max() ?? 0, layout.width / 3)
    let lines = timeline.bookmarks.flatMap { bookmark -> [StyledText] in
      guard let place = timeline.place(named: bookmark.name) else { return [] }
      var head = StyledText(layout.cut(bookmark.name, to: width))
      head.pad(to: width + 2)
      return layout.paragraph(interpreter.words(for: place), after: head, style: .secondary)
    }
    return CommandResult(
      lines.isEmpty
        ? [StyledText("no bookmarks yet; type: bookmark NAME", .secondary)]
        : lines
    )
  }
}
