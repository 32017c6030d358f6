package import SceneModel

/// The place of a person.
package enum Place: Hashable, Sendable {
  /// In a running app.
  case running(Snapshot)
  /// In front of an app, by its name, that has ended.
  case ended(app: String)
  /// Before a question of an exercise, in words such as `Exercise 3, 1 of 3`.
  case asked(String)
}
