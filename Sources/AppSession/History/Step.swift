package import SceneModel

/// An action that changed the app, or ended it, and what came of it.
package struct Step: Hashable, Sendable {
  /// What was done.
  package var action: Action
  /// The action in the words of the one who asked for it, such as `tap "Remove"`.
  package var title: String
  /// What came of it: the app afterwards, or the app's end.
  package var result: Result
  /// Whether the app printed anything meanwhile.
  package internal(set) var isQuiet = true
  /// What tells the step from every other of its timeline, however often it is repeated.
  package internal(set) var id = 0

  package init(action: Action, title: String, result: Result) {
    self.action = action
    self.title = title
    self.result = result
  }

  /// What came of a step; an action that was refused is no step.
  package enum Result: Hashable, Sendable {
    case done(Snapshot)
    case ended(Ending)
  }

  /// The app after the step, or nil when the step ended it.
  package var snapshot: Snapshot? {
    if case .done(let snapshot) = result { snapshot } else { nil }
  }

  /// Why the step ended the app, or nil when it did not.
  package var ending: Ending? {
    if case .ended(let ending) = result { ending } else { nil }
  }
}
