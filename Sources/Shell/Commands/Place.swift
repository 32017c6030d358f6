package import SceneModel

/// Where a person is.
package enum Place: Hashable, Sendable {
  /// In a running app.
  case running(Snapshot)
  /// In front of an app, by its name, that has ended.
  case ended(app: String)
}
