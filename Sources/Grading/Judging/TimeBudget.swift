import AppSession
import Dispatch

/// The total time that a learner's app may take in all checks.
struct TimeBudget: Hashable, Sendable {
  /// The total time, in seconds.
  let seconds: Double
  private let end: ContinuousClock.Instant

  /// Creates a budget that starts immediately.
  ///
  /// - Parameter seconds: The total time, in seconds.
  init(seconds: Double) {
    self.seconds = seconds
    end = ContinuousClock.now + .seconds(seconds)
  }

  /// A Boolean value that indicates whether no time is left.
  var isOver: Bool { ContinuousClock.now >= end }

  /// The conclusion of a check for which no time is left.
  var conclusion: CheckResult.Verdict {
    let time = seconds == seconds.rounded() ? "\(Int(seconds))" : "\(seconds)"
    return .timedOut(
      CheckFailure(summary: "Together, the checks of this submission took longer than \(time) s.")
    )
  }

  /// Schedules an interruption of the app for the end of the budget, and returns the timer.
  ///
  /// - Parameter interruption: The interruption that stops the app.
  /// - Returns: The timer, which ends when it is cancelled.
  func watch(_ interruption: Interruption) -> any DispatchSourceTimer {
    let timer = DispatchSource.makeTimerSource(queue: .global())
    let seconds = max(0, (end - .now) / .seconds(1))
    // A request between two actions has no effect, so the request is soon repeated.
    timer.schedule(deadline: .now() + seconds, repeating: 0.05)
    timer.setEventHandler { interruption.request() }
    timer.resume()
    return timer
  }
}
