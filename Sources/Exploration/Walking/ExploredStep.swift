import AppSession
import SceneModel

/// A line that was run in an app, with the states of the app before and after it.
struct ExploredStep: Sendable {
  /// The line as written in a script.
  let line: String
  /// The action of the line, or nil for a launch.
  let action: Action?
  /// The state of the app before the step, or nil if the app was not running.
  let before: Snapshot?
  /// The state of the app after the step, or nil if the app has ended.
  let after: Snapshot?
  /// The reason why the app has ended, or nil if it is running.
  let ending: Ending?
  /// The reason why the line was refused, or nil if it was accepted.
  let refusal: String?
  /// A Boolean value that indicates whether the app printed output during the step.
  var hasPrinted = false
  /// The number of view updates if the step had no other visible effect, or nil otherwise.
  var updates: Int?
  /// The state that the app has kept, or nil if the step did not launch the app again.
  var kept: KeptState?

  /// The first word of the line.
  var word: Substring { line.prefix { $0 != " " } }

  /// The target element before the step, or nil if the action has none.
  var target: Element? {
    guard let action, let before else { return nil }
    return switch action {
    case .tap(let id), .selectTab(let id): before.window.descendant(id: id)
    default: nil
    }
  }

  /// The URL that the step opened, or nil if there is none.
  var url: String? {
    if case .open(let url) = action { return url }
    return nil
  }

  /// A Boolean value that indicates whether the step changed the window.
  var changesWindow: Bool { before?.window != after?.window }

  /// A Boolean value that indicates whether the step had a noticeable effect.
  var hasEffect: Bool {
    guard let before, let after else { return true }
    return hasPrinted || before.window != after.window || before.openedURLs != after.openedURLs
      || before.windows != after.windows || before.frontWindow != after.frontWindow
      || before.phase != after.phase || before.issues.count != after.issues.count
  }
}
