import AppSession
import SceneModel
import Script

/// The fake app with escape sequences in every text that it has, as an app that wants to fool somebody sends it.
final class ForgedApp: AppDriver {
  /// A text that clears a screen, forges a line and turns text around, with signs that other
  /// formats give a meaning.
  static let forgery = "\u{1B}[2J\u{9B}1m\r\n> \u{202E}\u{61C}\"\\`<b>&lt;#35;|%%{init}%%;"

  private let app: FakeApp

  init(_ state: FakeState = FakeState()) {
    app = FakeApp(state)
  }

  var snapshot: Snapshot? { app.snapshot.map(Self.forged) }
  var ending: Ending? { app.ending.map(Self.forged) }
  var timeline: Timeline { app.timeline }
  var printedLines: [String] { [] }
  var divergence: Divergence? {
    guard let snapshot else { return nil }
    var other = snapshot
    other.window.children.append(Element(id: 999, kind: .alert, label: Self.forgery))
    return Divergence(
      step: 1,
      recorded: Step(action: .refresh, title: Self.forgery, result: .done(snapshot)),
      repeated: .done(other)
    )
  }

  func perform(_ action: Action, title: String?) -> Outcome {
    Self.forged(app.perform(action, title: title))
  }

  func launch(url: String?, with arguments: LaunchArguments) -> Outcome {
    Self.forged(app.launch(url: url, with: arguments))
  }

  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome {
    Self.forged(app.relaunch(url: url, afterForceQuit: isForced))
  }

  func undo(_ count: Int) -> Outcome { Self.forged(app.undo(count)) }
  func redo(_ count: Int) -> Outcome { Self.forged(app.redo(count)) }
  func go(to place: Timeline.Place) -> Outcome { Self.forged(app.go(to: place)) }
  func setBookmark(_ name: String) { app.setBookmark(name) }
  func branch(_ name: String?) { app.branch(name) }
}

extension ForgedApp {
  private static func forged(_ outcome: Outcome) -> Outcome {
    switch outcome {
    case .done(let snapshot): .done(forged(snapshot))
    case .refused(let reason, let snapshot): .refused(reason + forgery, forged(snapshot))
    case .ended(let ending): .ended(forged(ending))
    }
  }

  private static func forged(_ ending: Ending) -> Ending {
    guard case .trap(let message, let place) = ending else { return ending }
    let forgedPlace = place.map {
      CrashSite(file: forged($0.file), line: $0.line, function: $0.function.map(forged))
    }
    return .trap(message: message.map(forged), place: forgedPlace)
  }

  private static func forged(_ snapshot: Snapshot) -> Snapshot {
    var copy = snapshot
    copy.app += forgery
    copy.window = forged(copy.window)
    copy.objects = copy.objects.map { object in
      ObjectReport(
        name: object.name + forgery,
        type: object.type + forgery,
        properties: object.properties.map {
          .init(name: $0.name + forgery, value: $0.value + forgery)
        },
        holders: [forgery, forgery]
      )
    }
    copy.openedURLs = [forgery]
    copy.issues = [
      Issue(rule: forgery, severity: .error, message: forgery, view: forgery, file: forgery)
    ]
    return copy
  }

  private static func forged(_ element: Element) -> Element {
    var copy = element
    copy.label = copy.label.map(forged)
    copy.name = copy.name.map(forged)
    copy.identifier = copy.identifier.map(forged)
    copy.value = copy.value.map(forged)
    copy.path = copy.path.map { SharedList($0.map(forged)) }
    copy.pathType = copy.pathType.map(forged)
    copy.routes = copy.routes.map(forged)
    copy.badge = copy.badge.map(forged)
    copy.children = SharedList(copy.children.map(forged))
    return copy
  }

  private static func forged(_ text: String) -> String { text + forgery }
}
