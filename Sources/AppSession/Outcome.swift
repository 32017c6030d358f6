package import SceneModel

/// The outcome of one action.
package enum Outcome: Hashable, Sendable {
  /// The action was done, and the app looks like this now.
  case done(Snapshot)
  /// The action could not be done, for the reason in the text, and nothing changed.
  case refused(String, Snapshot)
  /// The process ended during the action.
  case ended(Ending)
}
