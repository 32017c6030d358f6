import AppSession
import SceneModel
import Synchronization

/// The known behaviour of an author's app, as a tree of actions that the real app has performed once each.
///
/// The app receives no input but the actions. Each launch has the same date and random numbers. So after the same
/// actions, the app always behaves the same. The behaviour of learners' apps is not stored.
final class KnownApp: Sendable {
  /// A moment in the run of an app, identified by a number.
  typealias Moment = Int

  /// The moment before the app is launched.
  static let start: Moment = 0
  /// The maximum number of moments, to limit memory use.
  private static let limit = 20_000

  /// The effect of an action.
  struct Effect: Sendable {
    var outcome: Outcome
    /// The moment after the action.
    var moment: Moment
  }

  private let effects = Mutex<[[Action: Effect]]>([[:]])

  /// Returns the effect of an action at a moment, or nil if the effect is unknown.
  func effect(of action: Action, at moment: Moment) -> Effect? {
    effects.withLock { $0[moment][action] }
  }

  /// Stores the effect of an action at a moment, and returns the next moment, or nil if the tree is full.
  ///
  /// - Parameters:
  ///   - outcome: The outcome of the action.
  ///   - action: The action.
  ///   - moment: The moment before it.
  /// - Returns: The moment after it, or nil if the tree is full.
  func learn(_ outcome: Outcome, of action: Action, at moment: Moment) -> Moment? {
    effects.withLock { effects in
      if let known = effects[moment][action] { return known.moment }
      // A refused action has changed nothing.
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
