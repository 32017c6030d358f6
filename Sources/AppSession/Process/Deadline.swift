/// The moment at which a wait ends.
struct Deadline: Sendable {
  private let moment: ContinuousClock.Instant

  /// Creates a deadline that passes after a number of seconds.
  init(seconds: Double) {
    // A limit of more than a year, or one that is not a number, would not fit into a `Duration`.
    let bounded = seconds.isNaN ? 0 : min(max(seconds, 0), 31_536_000)
    moment = ContinuousClock.now + .seconds(bounded)
  }

  var hasPassed: Bool {
    ContinuousClock.now >= moment
  }
}
