import SceneModel

/// A request to the app, with the outcome of the request.
struct Deed: Sendable {
  /// The text of the command.
  let text: String
  /// The state of the app before the command, or nil if no app was running.
  let before: Snapshot?
  /// The requested action, or nil if no action was requested.
  var action: Action?
  /// The element that the command named, in its state before the command, or nil if the command named no element.
  var element: Element?
  /// The description of the element that matched an imprecise name, or nil if the name was the element's label.
  var meaning: String?
  /// A Boolean value that indicates whether the command reached the app or moved through history.
  var reachedApp = false
  /// The state of the app after the command, or nil if the app has ended.
  var after: Snapshot?
  /// The reason why the command failed, or nil if it succeeded.
  var failure: Failure?

  init(text: String, before: Snapshot?) {
    self.text = text
    self.before = before
  }
}
