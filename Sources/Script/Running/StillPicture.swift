import AppSession
import SceneModel

/// A still picture of a window, which commands can read but not change.
final class StillPicture: AppDriver {
  private let picture: Snapshot

  init(_ picture: Snapshot) {
    self.picture = picture
  }

  var snapshot: Snapshot? { picture }
  var ending: Ending? { nil }
  var printedLines: [String] { [] }
  var timeline: Timeline { Timeline() }
  var divergence: Divergence? { nil }

  func perform(_ action: Action, title: String?) -> Outcome { .done(picture) }
  func launch(url: String?, with arguments: LaunchArguments) -> Outcome { .done(picture) }
  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome { .done(picture) }
  func undo(_ count: Int) -> Outcome { .done(picture) }
  func redo(_ count: Int) -> Outcome { .done(picture) }
  func go(to place: Timeline.Place) -> Outcome { .done(picture) }
  func setBookmark(_ name: String) {}
  func branch(_ name: String?) {}
}
