package import SceneModel

/// An action that changed or ended the app, and its result.
package struct Step: Hashable, Sendable {
  /// The action that was performed.
  package var action: Action
  /// The action in the words of the command that requested it, such as `tap "Remove"`.
  package var title: String
  /// The result of the action: the app's state after the step, or the app's end.
  package var result: Result
  /// A Boolean value that indicates whether the app printed nothing during the step.
  package internal(set) var isQuiet = true
  /// The approximate additional memory that the state after the step takes, in bytes.
  var weight = 0
  /// The number that identifies the step in its timeline, even after a repetition.
  package internal(set) var id = 0

  package init(action: Action, title: String, result: Result) {
    self.action = action
    self.title = title
    self.result = result
  }

  /// The result of a step.
  package enum Result: Hashable, Sendable {
    case done(Snapshot)
    /// An older state of the app, of which only a digest is kept.
    case passed(SnapshotDigest)
    case ended(Ending)
  }

  /// The state of the app after the step, or nil if the app ended or the state is no longer kept.
  package var snapshot: Snapshot? {
    if case .done(let snapshot) = result { snapshot } else { nil }
  }

  /// The reason why the step ended the app, or nil if the step did not end the app.
  package var ending: Ending? {
    if case .ended(let ending) = result { ending } else { nil }
  }
}

extension Step {
  /// Replaces the app's state after the step with a digest.
  mutating func forgetSnapshot() {
    guard case .done(let snapshot) = result else { return }
    result = .passed(SnapshotDigest(snapshot))
    weight = 0
  }
}

extension Step.Result {
  /// Returns whether this result and the result of the step's repetition are the same.
  ///
  /// - Parameter repeated: The result of the repetition.
  /// - Returns: Whether both results are the same.
  package func isSame(as repeated: Step.Result) -> Bool {
    switch (self, repeated) {
    case (.passed(let digest), .done(let snapshot)): digest == SnapshotDigest(snapshot)
    default: self == repeated
    }
  }
}
