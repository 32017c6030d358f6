/// A time at which waiting ends.
struct Deadline: Sendable {
  private let moment: ContinuousClock.Instant

  /// Creates a deadline some seconds from now.
  init(seconds: Double) {
    // A limit beyond a year, or one that is no number, would not fit into a Duration.
    let bounded = seconds.isNaN ? 0 : min(max(seconds, 0), 31_536_000)
    moment = ContinuousClock.now + .seconds(bounded)
  }

  var hasPassed: Bool {
    ContinuousClock.now >= moment
  }

  /// Returns the time until the deadline in whole milliseconds, rounded up, and at most `slice`.
  func milliseconds(atMost slice: Int32) -> Int32 {
    let rest = moment - ContinuousClock.now
    guard rest > .zero else { return 0 }
    let (seconds, attoseconds) = rest.components
    guard seconds < Int64(slice) else { return slice }
    return min(slice, Int32(seconds * 1000 + attoseconds / 1_000_000_000_000_000) + 1)
  }
}
