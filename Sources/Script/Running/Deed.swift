import SceneModel

/// A request to the app, and its outcome.
struct Deed: Sendable {
  /// The command.
  let text: String
  /// The app before, or nil where none was running.
  let before: Snapshot?
  /// The action that the app was asked for, or nil where it did not come to that.
  var action: Action?
  /// The element that the command named, as it was before.
  var element: Element?
  /// The element meant by a name that is no label here, or nil where the name is one.
  var meaning: String?
  /// Whether something was done with the app, or history was travelled.
  var reachedApp = false
  /// The app afterwards, or nil where it is gone.
  var after: Snapshot?
  /// The reason why it was not done, or nil where it was.
  var failure: Failure?

  init(text: String, before: Snapshot?) {
    self.text = text
    self.before = before
  }
}
