package import SceneModel

/// The user's place.
package enum Place: Hashable, Sendable {
  /// In a running app.
  case running(Snapshot)
  /// At the prompt of an app that has ended, with the app's name.
  case ended(app: String)
  /// At a question of an exercise, in words such as `Exercise 3, 1 of 3`.
  case asked(String)
}
