package import SceneModel

/// The outcome of one action.
package enum Outcome: Hashable, Sendable {
  /// The action was done, and this is the app's state now.
  case done(Snapshot)
  /// The action could not be done, for the reason in the text; nothing changed.
  case refused(String, Snapshot)
  /// The process ended during the action.
  case ended(Ending)
}
