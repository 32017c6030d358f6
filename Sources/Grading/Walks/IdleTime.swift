import AppSession
import SceneModel

/// A period after the last move of a walk, during which nobody uses the app.
///
/// An app may be right on every move and yet be of no use: it ends a moment later, it loses its path by itself, or it
/// starts only once.
struct IdleTime: Hashable, Sendable {
  /// The completed stages in order, including any stage in which the app ended.
  private(set) var moments: [Moment] = []
  /// The end of the app, or nil if the app is still running.
  private(set) var ending: Ending?

  /// A stage with the app's state afterwards.
  struct Moment: Hashable, Sendable {
    var stage: Stage
    /// The state after the stage, or nil if the app has ended.
    var state: WalkState?
  }

  /// A stage of an idle time, such as a pause or a relaunch of the app.
  enum Stage: Hashable, Sendable {
    /// A period without an event.
    case rest
    /// A switch to the home screen.
    case background
    /// A return to the app.
    case activation
    /// A termination by the system, followed by a new start.
    case relaunch
    /// A period without an event after the second start.
    case secondRest

    /// The stages of a complete idle time.
    static let whole: [Stage] = [.rest, .background, .activation, .relaunch, .secondRest]

    /// The command that has the same effect as the stage.
    var line: String {
      switch self {
      case .rest, .secondRest: "wait 2s"
      case .background: "background"
      case .activation: "activate"
      case .relaunch: "relaunch"
      }
    }

    /// A Boolean value that indicates whether the app must stay unchanged during the stage if the solution does.
    ///
    /// After its second start, an app may begin anywhere, since the task may not say what it keeps.
    var keepsState: Bool { self == .rest || self == .activation }

    /// The start of a sentence about the stage.
    var description: String {
      switch self {
      case .rest: "Left alone for 2 seconds after a random walk"
      case .background: "Sent to the background after a random walk"
      case .activation: "Brought back from the background after a random walk"
      case .relaunch: "Started again after a random walk"
      case .secondRest: "Started again after a random walk and left alone for 2 seconds"
      }
    }

    fileprivate func take(in session: AppSession) -> Outcome {
      switch self {
      case .rest, .secondRest: session.perform(.wait(seconds: 2))
      case .background: session.perform(.background)
      case .activation: session.perform(.activate)
      case .relaunch: session.relaunch()
      }
    }
  }

  /// Creates an idle time by taking an app through stages until the app ends.
  ///
  /// - Parameters:
  ///   - stages: The stages.
  ///   - session: The session with the app, after the last move.
  ///   - promise: The parts of its state to keep.
  init(_ stages: [Stage], in session: AppSession, _ promise: WalkPromise) {
    for stage in stages {
      switch stage.take(in: session) {
      case .done(let snapshot), .refused(_, let snapshot):
        moments.append(Moment(stage: stage, state: WalkState(snapshot, promise)))
      case .ended(let ending):
        moments.append(Moment(stage: stage))
        self.ending = ending
        return
      }
    }
  }

  /// The stages after which the app was still running.
  var survived: [Stage] { moments.filter { $0.state != nil }.map(\.stage) }
}
