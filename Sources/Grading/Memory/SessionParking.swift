import AppSession

/// A running app of the author's that one trial has left and the next one may go on with.
final class SessionParking {
  private var parked: AppSession?

  deinit {
    clear()
  }

  /// Leaves an app that runs, in the place of the one that was left before.
  func leave(_ session: AppSession) {
    parked?.close()
    parked = session
  }

  /// Ends the app that was left, to make room for another process.
  func clear() {
    parked?.close()
    parked = nil
  }

  /// Takes an app in which the same was done in the same words, and nothing else; nil when there is none.
  ///
  /// - Parameter steps: What was done.
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
