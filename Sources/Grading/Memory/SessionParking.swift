import AppSession

/// A store for an author's app that is left running after a trial, for use in the next trial.
final class SessionParking {
  private var parked: AppSession?

  deinit {
    clear()
  }

  /// Keeps a running app, and ends the app that was kept before.
  func leave(_ session: AppSession) {
    parked?.close()
    parked = session
  }

  /// Ends the kept app to free its memory for another process.
  func clear() {
    parked?.close()
    parked = nil
  }

  /// Returns the kept app if it has performed exactly the given steps, or nil otherwise.
  ///
  /// - Parameter steps: The steps so far.
  /// - Returns: The app's session.
  func take(after steps: [Step]) -> AppSession? {
    guard let session = parked, session.ending == nil, session.undone.isEmpty,
      session.history.count == steps.count,
      zip(session.history, steps).allSatisfy({ $0.action == $1.action && $0.title == $1.title })
    else { return nil }
    parked = nil
    return session
  }
}
