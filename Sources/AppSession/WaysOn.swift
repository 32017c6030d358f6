/// The commands with which a user can go on after the end of an app.
package struct WaysOn: Hashable, Sendable {
  /// A Boolean value that indicates whether there is an earlier moment to return to.
  package var canUndo: Bool
  /// A Boolean value that indicates whether the app can be built again after a change to its code.
  package var canReload: Bool

  package init(canUndo: Bool = true, canReload: Bool = false) {
    self.canUndo = canUndo
    self.canReload = canReload
  }

  /// Returns a sentence that advises how to go on after the end of an app.
  ///
  /// - Parameter isInterrupted: Whether the user has ended the app, so that the code needs no correction.
  /// - Returns: The sentence, with a full stop.
  func advice(isInterrupted: Bool) -> String {
    switch (canUndo, canReload && !isInterrupted) {
    case (true, true):
      "Type `reload` after you have fixed the code, `undo` to return to the previous moment, or "
        + "`relaunch` to start again."
    case (true, false):
      "Type `undo` to return to the previous moment, or `relaunch` to start again."
    case (false, true): "Fix the code, then type `reload`."
    case (false, false):
      isInterrupted ? "Type `relaunch` to start again." : "Fix the code, then start the app again."
    }
  }

  /// A sentence that advises how to go on where a command needs an app that is running.
  package var reminder: String {
    switch (canUndo, canReload) {
    case (true, true): "To continue, fix the code and type 'reload', or type 'undo' or 'relaunch'."
    case (true, false): "To continue, type 'undo' or 'relaunch'."
    case (false, true): "To continue, fix the code and type 'reload', or type 'relaunch'."
    case (false, false): "To continue, type 'relaunch'."
    }
  }
}
