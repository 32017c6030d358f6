import SceneModel

extension AppSession {
  /// Ends the app, starts it again with the state that it has kept, and returns the outcome.
  ///
  /// The app first goes into the background, where it may save. After a crash, or if the user has force-quit the app,
  /// the system forgets the scene's state (SR-07).
  ///
  /// - Parameters:
  ///   - url: The URL with which the app is opened, if any.
  ///   - isForced: Whether the user has force-quit the app.
  /// - Returns: The outcome; an app that crashes on its way into the background is not started again.
  package func relaunch(url: String? = nil, afterForceQuit isForced: Bool = false) -> Outcome {
    begin()
    let words = ["relaunch", isForced ? "after force quit" : nil, url].compactMap(\.self)
    let title = words.joined(separator: " ")
    if let run, run.ending == nil, snapshot?.phase != .background {
      let leaving = run.perform(.background, step: history.count)
      if case .ended = leaving {
        show(leaving)
        record(leaving, of: .background, title: title, isQuiet: false)
        return leaving
      }
    }
    var kept = run?.leave() ?? KeptState()
    if isForced || ending != nil { kept.scene = [:] }
    return take(.launch(url: url, kept: kept, moment: nextMoment), title: title)
  }
}
