import AppSession
import SceneModel
import Script

/// An app that can be looked at and does nothing.
final class StillApp: AppDriver {
  let snapshot: Snapshot?
  let ending: Ending? = nil
  let printedLines: [String] = []
  let timeline = Timeline()
  let divergence: Divergence? = nil

  private let refusal: Outcome

  /// Makes an app that shows one thing in its window.
  init(_ content: Element) {
    let shown = Snapshot(app: "still", window: Element(id: 1, kind: .window, children: [content]))
    snapshot = shown
    refusal = .refused("this app stands still", shown)
  }

  func perform(_ action: Action, title: String?) -> Outcome { refusal }
  func launch(url: String?, with arguments: LaunchArguments) -> Outcome { refusal }
  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome { refusal }
  func undo(_ count: Int) -> Outcome { refusal }
  func redo(_ count: Int) -> Outcome { refusal }
  func go(to place: Timeline.Place) -> Outcome { refusal }
  func setBookmark(_ name: String) {}
  func branch(_ name: String?) {}
}
