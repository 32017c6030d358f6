import SceneModel

/// What was asked of the app, and what came of it.
struct Deed: Sendable {
  /// The command.
  let text: String
  /// The app before, or nil where none was running.
  let before: Snapshot?
  /// What the app was asked to do, or nil where it did not come to that.
  var action: Action?
  /// The element that the command named, as it was before.
  var element: Element?
  /// What was meant by a name that is not the label of anything here, or nil where the name is.
  var meaning: String?
  /// Whether something was done with the app, or history was travelled.
  var reachedApp = false
  /// The app afterwards, or nil where it is gone.
  var after: Snapshot?
  /// Why it was not done, or nil where it was.
  var failure: Failure?

  init(text: String, before: Snapshot?) {
    self.text = text
    self.before = before
  }
}
