package import SceneModel

/// An action that changed the app, or ended it, and what came of it.
package struct Step: Hashable, Sendable {
  /// The action that was done.
  package var action: Action
  /// The action in the words of the one who asked for it, such as `tap "Remove"`.
  package var title: String
  /// The result: the app afterwards, or the app's end.
  package var result: Result
  /// Whether the app printed anything meanwhile.
  package internal(set) var isQuiet = true
  /// The memory that the app afterwards takes beyond the one before, in bytes, about.
  var weight = 0
  /// The identity of the step among all others of its timeline, however often it is repeated.
  package internal(set) var id = 0

  package init(action: Action, title: String, result: Result) {
    self.action = action
    self.title = title
    self.result = result
  }

  /// The result of a step; an action that was refused is no step.
  package enum Result: Hashable, Sendable {
    case done(Snapshot)
    /// It was done so long ago that only a digest of the app afterwards is kept.
    case passed(SnapshotDigest)
    case ended(Ending)
  }

  /// The app after the step, or nil when the step ended it, or lies so far back that nobody keeps it.
  package var snapshot: Snapshot? {
    if case .done(let snapshot) = result { snapshot } else { nil }
  }

  /// The reason why the step ended the app, or nil when it did not.
  package var ending: Ending? {
    if case .ended(let ending) = result { ending } else { nil }
  }
}

extension Step {
  /// Keeps only a digest of the app after the step.
  mutating func forgetSnapshot() {
    guard case .done(let snapshot) = result else { return }
    result = .passed(SnapshotDigest(snapshot))
    weight = 0
  }
}

extension Step.Result {
  /// Whether what came of a repetition is what came of the step.
  ///
  /// - Parameter repeated: What came of the repetition.
  /// - Returns: Whether it is the same.
  package func isSame(as repeated: Step.Result) -> Bool {
    switch (self, repeated) {
    case (.passed(let digest), .done(let snapshot)): digest == SnapshotDigest(snapshot)
    default: self == repeated
    }
  }
}
