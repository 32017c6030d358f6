package import SceneModel

/// The outcome of an action.
package enum Outcome: Hashable, Sendable {
  /// A performed action, with the resulting state of the app.
  case done(Snapshot)
  /// A refused action, with the reason and the state in which the app remains.
  case refused(String, Snapshot)
  /// The end of the process during the action.
  case ended(Ending)
}
