/// The moment at which a batch gives up a submission, whatever takes the time: an app, a tool, or
/// NavLab itself.
///
/// What apps and compilers may take is limited long before; this is for what nobody has thought of, so that it costs
/// no other submission its result.
package struct BatchDeadline: Sendable {
  /// The most time for one submission, in seconds.
  let seconds: Double
  /// Tells the time, in seconds since whenever.
  let now: @Sendable () -> Double
  /// Makes the result of a submission that is given up.
  let giveUp: @Sendable (SubmissionSource) -> GradedSubmission

  /// Sets a deadline.
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

  /// A clock that begins at zero.
  ///
  /// - Returns: What tells its time, in seconds.
  package static func secondsFromNow() -> @Sendable () -> Double {
    let start = ContinuousClock.now
    return { (ContinuousClock.now - start) / .seconds(1) }
  }
}
