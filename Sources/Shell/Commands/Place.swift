package import SceneModel

/// A place in which the user can be, as shown by the prompt.
package enum Place: Hashable, Sendable {
  /// A running app.
  case running(Snapshot)
  /// The prompt of an app that has ended.
  case ended(app: String)
  /// A question of an exercise, described by words such as `Exercise 3, 1 of 3`.
  case asked(String)
}
