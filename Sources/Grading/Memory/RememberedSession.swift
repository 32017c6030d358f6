import AppSession
import SceneModel
import Script

/// A session that runs one of the author's apps, but starts a process only for unknown actions.
final class RememberedSession: AppDriver {
  private let known: KnownApp
  private let makeSession: () -> AppSession
  private let parking: SessionParking
  private let moment: LaunchMoment
  /// The session with the real app after all earlier actions, or nil if the real app was not started.
  private var real: AppSession?
  /// The moment of the app in the known tree, or nil if the app has left the tree.
  private var place: KnownApp.Moment? = KnownApp.start
  private var remembered = Timeline()
  private var last: Outcome?

  /// Creates a session without a running app.
  ///
  /// - Parameters:
  ///   - known: The known behaviour of the app, to which new facts are added.
  ///   - moment: The moment of its first launch.
  ///   - parking: The place that keeps a running app between trials.
  ///   - makeSession: A closure that creates a session with the real app.
  init(
    known: KnownApp,
    moment: LaunchMoment,
    parking: SessionParking,
    makeSession: @escaping () -> AppSession
  ) {
    self.parking = parking
    self.known = known
    self.moment = moment
    self.makeSession = makeSession
  }

  /// Keeps the app for the next trial, or ends the app if its state is not known.
  func close() {
    guard let real else { return }
    if place == nil || real.ending != nil {
      real.close()
    } else {
      parking.leave(real)
    }
  }

  func perform(_ action: Action, title: String?) -> Outcome {
    switch action {
    case .look: if real == nil, let last { return last }
    // The answers of objects are not stored.
    case .call, .read, .measure, .loadCalls, .countersign:
      return wayOut.perform(action, title: title)
    default: break
    }
    guard real == nil, let place else { return performReally(action, title: title) }
    guard let effect = known.effect(of: action, at: place) else {
      return performReally(action, title: title)
    }
    record(effect.outcome, of: action, title: title ?? action.title(in: snapshot))
    self.place = effect.moment
    return effect.outcome
  }

  /// Performs an action with the real app after bringing it to the current moment, and returns the outcome.
  private func performReally(_ action: Action, title: String?) -> Outcome {
    let session = reality()
    let outcome = session.perform(action, title: title)
    if !action.isLooking, let before = place {
      // An end that coincides with the server's says nothing about the app.
      place = session.hasLostServer ? nil : known.learn(outcome, of: action, at: before)
    }
    return outcome
  }

  private func record(_ outcome: Outcome, of action: Action, title: String) {
    switch outcome {
    case .done(let snapshot):
      remembered.record(action, title: title, result: .done(snapshot))
      last = outcome
    case .ended(let ending):
      remembered.record(action, title: title, result: .ended(ending))
      last = outcome
    case .refused: break
    }
  }

  /// Returns the session with the real app, in the state after all earlier actions.
  private func reality() -> AppSession {
    if let real { return real }
    if place != nil, !remembered.past.isEmpty, let session = parking.take(after: remembered.past) {
      real = session
      return session
    }
    parking.clear()
    let session = makeSession()
    for step in remembered.past { _ = session.perform(step.action, title: step.title) }
    real = session
    return session
  }

  /// The session with the real app, for actions outside the tree.
  private var wayOut: AppSession {
    place = nil
    return reality()
  }

  func launch(url: String?, with arguments: LaunchArguments) -> Outcome {
    guard url == nil, arguments.isEmpty, remembered.past.isEmpty, real == nil else {
      return wayOut.launch(url: url, with: arguments)
    }
    return perform(.launch(url: nil, moment: moment), title: nil)
  }

  func relaunch(url: String?, afterForceQuit isForced: Bool) -> Outcome {
    wayOut.relaunch(url: url, afterForceQuit: isForced)
  }

  func undo(_ count: Int) -> Outcome { wayOut.undo(count) }

  func redo(_ count: Int) -> Outcome { wayOut.redo(count) }

  func go(to place: Timeline.Place) -> Outcome { wayOut.go(to: place) }

  func setBookmark(_ name: String) { wayOut.setBookmark(name) }

  func branch(_ name: String?) { wayOut.branch(name) }

  var snapshot: Snapshot? {
    if let real { return real.snapshot }
    guard case .done(let snapshot) = last else { return nil }
    return snapshot
  }

  var ending: Ending? {
    if let real { return real.ending }
    guard case .ended(let ending) = last else { return nil }
    return ending
  }

  var timeline: Timeline { real?.timeline ?? remembered }

  var divergence: Divergence? { real?.divergence }

  // Only the real app can supply its output and the answers of its objects.

  var printedLines: [String] { reality().printedLines }

  var answer: ObjectAnswer? { real?.answer }

  var interface: CodeInterface? { reality().interface }
}
