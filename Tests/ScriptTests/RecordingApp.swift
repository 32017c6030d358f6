import AppSession
import SceneModel
import Script

/// An app that shows one thing, does what it is asked to, and stays as it is.
final class RecordingApp: AppDriver {
  let snapshot: Snapshot?
  let ending: Ending? = nil
  let printedLines: [String] = []
  let timeline = Timeline()
  let divergence: Divergence? = nil
  /// The actions that it was asked for, in words.
  private(set) var actions: [String] = []

  private let outcome: Outcome

  /// Makes an app that shows one thing in its window.
  init(_ content: Element) {
    let shown = Snapshot(app: "still", window: Element(id: 1, kind: .window, children: [content]))
    snapshot = shown
    outcome = .done(shown)
  }

  func perform(_ action: Action, title: String?) -> Outcome {
    switch action {
    case .tap(let element): actions.append("tap \(element)")
    case .selectTab(let element): actions.append("tab \(element)")
    case .type(let element, let text): actions.append("type \(element) \(text)")
    case .swipe(let element, _, _): actions.append("swipe \(element)")
    case .back(let levels): actions.append("back \(levels)")
    default: actions.append("\(action)")
    }
    return outcome
  }

  func launch(url: String?, with arguments: LaunchArguments) -> Outcome { outcome }
  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome { outcome }
  func undo(_ count: Int) -> Outcome { outcome }
  func redo(_ count: Int) -> Outcome { outcome }
  func go(to place: Timeline.Place) -> Outcome { outcome }
  func setBookmark(_ name: String) {}
  func branch(_ name: String?) {}
}
