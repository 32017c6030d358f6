package import AppSession

/// The states of an app during a check: the initial state, and the state after each step.
package struct StateTrace: Hashable, Sendable {
  /// The moments, in order.
  package var moments: [Moment]

  /// A state and the command that precedes it.
  package struct Moment: Hashable, Sendable {
    /// The command before the state, or nil at the start of the check.
    package var command: String?
    /// The state of the app, or nil if the app ended.
    package var state: AbstractState?
    /// The reason why the app ended, such as a crash or a hang, or nil if it did not end.
    package var end: String?

    package init(command: String?, state: AbstractState?, end: String? = nil) {
      self.command = command
      self.state = state
      self.end = end
    }
  }

  /// The maximum number of moments to compare.
  private static let limit = 256

  package init(_ moments: [Moment] = []) {
    self.moments = moments
  }

  /// Creates a trace of the states in a session's history.
  ///
  /// - Parameters:
  ///   - history: The steps of the session.
  ///   - start: The number of the step that led to the state in which the check starts.
  package init(_ history: [Step], from start: Int = 0) {
    // What lies so far back that nobody keeps it has been looked at by no check.
    let known = history.dropFirst(start).prefix { $0.snapshot != nil || $0.ending != nil }
    moments = known.prefix(Self.limit).enumerated().map { index, step in
      Moment(
        command: index == 0 ? nil : step.title,
        state: step.snapshot.map(AbstractState.init),
        end: step.ending.map(Self.words)
      )
    }
  }

  /// Returns the first difference from the solution's states in the same check, or nil if there is none.
  ///
  /// Where one of both stops earlier, the end of the app is a difference, and the end of the check is none: a check
  /// stops at the first command that fails.
  ///
  /// - Parameters:
  ///   - solution: The states of the solution.
  ///   - check: The check's name.
  /// - Returns: The difference, or nil if there is none.
  package func firstDifference(
    from solution: StateTrace,
    in check: String
  ) -> StateDifference? {
    for (step, (own, other)) in zip(moments, solution.moments).enumerated()
    where own.state != other.state {
      return StateDifference(
        check: check,
        step: step,
        command: own.command ?? other.command,
        seen: own.state?.text ?? own.end ?? Self.ended,
        expected: other.state?.text ?? other.end ?? Self.ended
      )
    }
    return nil
  }

  private static let ended = "the app has ended"

  private static func words(for ending: Ending) -> String {
    switch ending {
    case .timeout, .flood: "the app does not answer"
    case .trap, .signal: "the app has crashed"
    case .exit: "the app has exited"
    case .protocolError, .launchFailure, .interrupted: ended
    }
  }
}
