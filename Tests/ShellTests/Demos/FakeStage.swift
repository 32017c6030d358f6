import AppSession
import LineEditing
import SceneModel
import SceneText
import Script
import Shell

/// A house of rooms: `tap "In"` goes one further and `back` one out, and nothing leads out of the first.
final class FakeStage: DemoStage {
  var layout = TextLayout()
  /// The requests, with the numbers of the lines.
  private(set) var seen: [String] = []
  private var timeline = Timeline()

  init() {
    record("launch", .launch(url: nil))
  }

  /// The number of the room.
  var room: Int {
    timeline.past.reduce(0) { $0 + ($1.title == "tap \"In\"" ? 1 : $1.title == "back" ? -1 : 0) }
  }

  var place: Place { .running(snapshot) }
  var moment: Timeline.Moment { timeline.present }

  func branch() {
    timeline.branch(nil)
  }

  func go(to moment: Timeline.Moment) -> CommandReport {
    guard let place = timeline.place(of: moment) else { return .failing(.misuse, "no such moment") }
    if place.line != timeline.name { timeline.select(place.line) }
    timeline.move(to: place.count)
    return look()
  }

  func look() -> CommandReport {
    CommandReport(lines: [StyledText("room \(room)")], snapshot: snapshot)
  }

  func run(_ line: String, number: Int) -> CommandReport {
    seen.append("\(number): \(line)")
    switch line {
    case "tap \"In\"": break
    case "back" where room > 0: break
    case "tree": return look()
    case "quit": return CommandReport(outcome: .quit)
    case "expect path count \(room)": return CommandReport(snapshot: snapshot)
    default: return failure(of: line)
    }
    record(line, .refresh)
    return look()
  }

  func expectsEnd(_ line: String) -> Bool? { nil }
  func completions(for text: String) -> Completions { .none }

  private func failure(of line: String) -> CommandReport {
    var report = CommandReport.failing(.fallsShort, "no way")
    report.snapshot = snapshot
    return report
  }

  private func record(_ title: String, _ action: Action) {
    timeline.record(action, title: title, result: .done(snapshot))
  }

  private var snapshot: Snapshot {
    let rooms = (0...max(room, 0)).map { Element(id: $0 + 3, kind: .screen, label: "Room \($0)") }
    let stack = Element(id: 2, kind: .navigationStack, children: rooms)
    return Snapshot(app: "House", window: Element(id: 1, kind: .window, children: [stack]))
  }
}
