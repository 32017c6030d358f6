import NavUI

/// The durations of one thing done many times over, in microseconds.
struct Sample {
  private var durations: [Double] = []

  /// Does something and notes how long it took.
  mutating func measure(_ body: () throws -> Void) rethrows {
    let start = ProcessInfo.processInfo.systemUptime
    try body()
    durations.append((ProcessInfo.processInfo.systemUptime - start) * 1_000_000)
  }

  /// The median and the 99th percentile, in words.
  var summary: String {
    let sorted = durations.sorted()
    let median = sorted[sorted.count / 2]
    let slow = sorted[sorted.count * 99 / 100]
    return String(format: "median %.1f us, p99 %.1f us", median, slow)
  }
}
