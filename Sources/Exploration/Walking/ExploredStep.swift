import AppSession
import SceneModel

/// One line that was run in an app, with the app before and after it.
struct ExploredStep: Sendable {
  /// The line, as it would stand in a script.
  let line: String
  /// The action of the line, or nil for a launch.
  let action: Action?
  /// The app before, or nil before its launch.
  let before: Snapshot?
  /// The app afterwards, or nil if it has ended.
  let after: Snapshot?
  /// The reason why the app has ended, or nil if it is running.
  let ending: Ending?
  /// The reason why the line was refused, or nil if it was not.
  let refusal: String?
  /// Whether the app printed anything meanwhile.
  var hasPrinted = false
  /// The number of updates of views, if nothing else was visible.
  var updates: Int?
  /// The state that the app has kept, if it was launched again.
  var kept: KeptState?

  /// The first word of the line.
  var word: Substring { line.prefix { $0 != " " } }

  /// The element that the action was about, as it was before.
  var target: Element? {
    guard let action, let before else { return nil }
    return switch action {
    case .tap(let id), .selectTab(let id): before.window.descendant(id: id)
    default: nil
    }
  }

  /// The URL that was opened, if one was.
  var url: String? {
    if case .open(let url) = action { return url }
    return nil
  }

  /// Whether something in the window is different.
  var changesWindow: Bool { before?.window != after?.window }

  /// Whether the app has shown or done anything that can be noticed.
  var hasEffect: Bool {
    guard let before, let after else { return true }
    return hasPrinted || before.window != after.window || before.openedURLs != after.openedURLs
      || before.windows != after.windows || before.frontWindow != after.frontWindow
      || before.phase != after.phase || before.issues.count != after.issues.count
  }
}
