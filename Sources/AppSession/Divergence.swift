/// A difference between a step and its repetition, which shows that the app's behaviour is not reproducible.
package struct Divergence: Hashable, Sendable {
  /// The number of the step, counted from 0 as in `AppSession.history`.
  package var step: Int
  /// The step as first recorded.
  package var recorded: Step
  /// The outcome of the step's repetition.
  package var repeated: Outcome

  package init(step: Int, recorded: Step, repeated: Outcome) {
    self.step = step
    self.recorded = recorded
    self.repeated = repeated
  }

  /// Creates a difference between a step and its repetition, or returns nil if their results are the same.
  ///
  /// An interrupted step or repetition says nothing about the app.
  init?(between recorded: Step, and repeated: Outcome, at step: Int) {
    switch (recorded.result, repeated) {
    case (let first, .done(let second)) where first.isSame(as: .done(second)): return nil
    case (.ended(let first), .ended(let second)) where first == second: return nil
    case (_, .ended(.interrupted)), (.ended(.interrupted), _): return nil
    default: self.init(step: step, recorded: recorded, repeated: repeated)
    }
  }
}

extension Divergence: CustomStringConvertible {
  /// A description of the difference and its likely reason, in sentences for a learner.
  package var description: String {
    let name = "step \(step), \(recorded.title),"
    let difference =
      switch repeated {
      case .done:
        recorded.ending == nil
          ? "\(name) led to a different state this time."
          : "\(name) did not end the app this time."
      case .refused(let reason, _): "\(name) could not be repeated (\(Self.clause(reason)))."
      case .ended(let ending): "\(name) ended the app this time. \(ending)"
      }
    return "The app behaved differently: \(difference) \(Self.cause)"
  }

  /// Returns a sentence without its full stop.
  private static func clause(_ sentence: String) -> Substring {
    sentence.hasSuffix(".") ? sentence.dropLast() : sentence[...]
  }

  private static let cause =
    "The cause may be something outside NavLab's control: files, the network, or work on other threads."
}
