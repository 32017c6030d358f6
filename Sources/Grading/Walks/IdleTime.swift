import AppSession
import SceneModel

/// The time after the last move of a walk, in which nobody taps anything.
///
/// An app may be right on every move and yet be of no use: it ends a moment later, it loses its path by itself, or it
/// starts only once.
struct IdleTime: Hashable, Sendable {
  /// The stages in order, up to and including one in which the app has ended.
  private(set) var moments: [Moment] = []
  /// The end of the app, if it has ended.
  private(set) var ending: Ending?

  /// One stage with the app's state after it.
  struct Moment: Hashable, Sendable {
    var stage: Stage
    /// The state after the stage; nil if the app has ended.
    var state: WalkState?
  }

  /// One thing that happens to an app without a tap.
  enum Stage: Hashable, Sendable {
    /// Time passes.
    case rest
    /// The user goes to the home screen.
    case background
    /// The user comes back.
    case activation
    /// The system ends the app, and the user starts it again.
    case relaunch
    /// Time passes after the second start.
    case secondRest

    /// The stages of the whole idle time.
    static let whole: [Stage] = [.rest, .background, .activation, .relaunch, .secondRest]

    /// The command that has the same effect.
    var line: String {
      switch self {
      case .rest, .secondRest: "wait 2s"
      case .background: "background"
      case .activation: "activate"
      case .relaunch: "relaunch"
      }
    }

    /// Whether an app that the stage leaves unchanged in the solution has to stay as it was.
    ///
    /// After its second start, an app may begin anywhere, since the task may not say what it keeps.
    var keepsState: Bool { self == .rest || self == .activation }

    /// The beginning of a sentence about this stage.
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

  /// Takes an app through stages for as long as it runs.
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

  /// The stages after which the app still runs.
  var survived: [Stage] { moments.filter { $0.state != nil }.map(\.stage) }
}
