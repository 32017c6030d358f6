import AppSession
import SceneModel
import Synchronization

/// The known behaviour of an author's app: a tree of actions, each done once by the real app.
///
/// The app gets no input but the actions, and is started on the same date with the same random numbers each time,
/// so what it did after the same actions once, it does again. Of apps of learners nothing is remembered.
final class KnownApp: Sendable {
  /// A moment of the app, after some actions.
  typealias Moment = Int

  /// Before the launch.
  static let start: Moment = 0
  /// More moments than this are not remembered, so that nobody can fill the memory.
  private static let limit = 20_000

  /// The effect of an action.
  struct Effect: Sendable {
    var outcome: Outcome
    /// The moment afterwards.
    var moment: Moment
  }

  private let effects = Mutex<[[Action: Effect]]>([[:]])

  /// Returns the effect of an action at a moment; nil when nobody has tried it.
  func effect(of action: Action, at moment: Moment) -> Effect? {
    effects.withLock { $0[moment][action] }
  }

  /// Remembers what an action came to.
  ///
  /// - Parameters:
  ///   - outcome: What it came to.
  ///   - action: The action.
  ///   - moment: The moment before it.
  /// - Returns: The moment after it, or nil when there is no room for it.
  func learn(_ outcome: Outcome, of action: Action, at moment: Moment) -> Moment? {
    effects.withLock { effects in
      if let known = effects[moment][action] { return known.moment }
      // An action that was refused has changed nothing.
      if case .refused = outcome {
        guard effects[moment].count < Self.limit else { return nil }
        effects[moment][action] = Effect(outcome: outcome, moment: moment)
        return moment
      }
      guard effects.count < Self.limit else { return nil }
      effects.append([:])
      effects[moment][action] = Effect(outcome: outcome, moment: effects.count - 1)
      return effects.count - 1
    }
  }
}
