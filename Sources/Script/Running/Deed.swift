import SceneModel

/// A request to the app, and its outcome.
struct Deed: Sendable {
  /// The command.
  let text: String
  /// The state of the app before, or nil if none was running.
  let before: Snapshot?
  /// The requested action, or nil if there was none.
  var action: Action?
  /// The element that the command named, in its earlier state.
  var element: Element?
  /// The element that was found for a name that is not a label here, or nil if the name is a label.
  var meaning: String?
  /// Whether the command reached the app or moved through history.
  var reachedApp = false
  /// The app's state afterwards, or nil if it has ended.
  var after: Snapshot?
  /// The reason for a failure, or nil if there was none.
  var failure: Failure?

  init(text: String, before: Snapshot?) {
    self.text = text
    self.before = before
  }
}
