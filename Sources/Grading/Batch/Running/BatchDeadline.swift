/// The time limit after which a batch abandons a submission, whatever the cause of the delay.
///
/// Apps and compilers have much shorter limits. This limit is for unforeseen causes, so that they cannot affect other
/// submissions.
package struct BatchDeadline: Sendable {
  /// The maximum time for one submission, in seconds.
  let seconds: Double
  /// A closure that returns the seconds elapsed since an arbitrary moment.
  let now: @Sendable () -> Double
  /// A closure that creates the result of an abandoned submission.
  let giveUp: @Sendable (SubmissionSource) -> GradedSubmission

  /// Creates a time limit for each submission of a batch.
  ///
  /// - Parameters:
  ///   - seconds: The maximum time for one submission, in seconds.
  ///   - now: A closure that returns the time in seconds since an arbitrary moment.
  ///   - giveUp: A closure that creates the result of an abandoned submission.
  package init(
    seconds: Double,
    now: @escaping @Sendable () -> Double = secondsFromNow(),
    giveUp: @escaping @Sendable (SubmissionSource) -> GradedSubmission
  ) {
    self.seconds = seconds
    self.now = now
    self.giveUp = giveUp
  }

  /// Returns a closure that measures the seconds since this function was called.
  ///
  /// - Returns: A closure that returns the time in seconds.
  package static func secondsFromNow() -> @Sendable () -> Double {
    let start = ContinuousClock.now
    return { (ContinuousClock.now - start) / .seconds(1) }
  }
}
