/// The time limit after which a batch abandons a submission, whether an app, a tool or NavLab
/// itself takes the time.
///
/// What apps and compilers may take is limited long before; this is for what nobody has thought of, so that it costs
/// no other submission its result.
package struct BatchDeadline: Sendable {
  /// The maximum time for one submission, in seconds.
  let seconds: Double
  /// Returns the time in seconds since an arbitrary moment.
  let now: @Sendable () -> Double
  /// Creates the result of an abandoned submission.
  let giveUp: @Sendable (SubmissionSource) -> GradedSubmission

  /// Creates a deadline.
  ///
  /// - Parameters:
  ///   - seconds: The most time for one submission, in seconds.
  ///   - now: Tells the time, in seconds since whenever.
  ///   - giveUp: Makes the result of a submission that is given up.
  package init(
    seconds: Double,
    now: @escaping @Sendable () -> Double = secondsFromNow(),
    giveUp: @escaping @Sendable (SubmissionSource) -> GradedSubmission
  ) {
    self.seconds = seconds
    self.now = now
    self.giveUp = giveUp
  }

  /// Returns a clock that begins at zero.
  ///
  /// - Returns: What tells its time, in seconds.
  package static func secondsFromNow() -> @Sendable () -> Double {
    let start = ContinuousClock.now
    return { (ContinuousClock.now - start) / .seconds(1) }
  }
}
