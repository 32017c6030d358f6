extension Duration {
  /// The duration, rounded up to a whole number of nanoseconds.
  var roundedUpToNanoseconds: Duration {
    let attoseconds = components.attoseconds
    let excess = attoseconds % 1_000_000_000
    guard excess != 0 else { return self }
    let missing = excess > 0 ? 1_000_000_000 - excess : -excess
    return self + Duration(secondsComponent: 0, attosecondsComponent: missing)
  }

  /// The duration in nanoseconds, or the largest representable number on overflow.
  var nanoseconds: Int64 {
    let (seconds, attoseconds) = components
    let (whole, overflow) = seconds.multipliedReportingOverflow(by: 1_000_000_000)
    let (sum, overflowingSum) = whole.addingReportingOverflow(attoseconds / 1_000_000_000)
    guard !overflow, !overflowingSum else { return seconds < 0 ? .min : .max }
    return sum
  }
}
