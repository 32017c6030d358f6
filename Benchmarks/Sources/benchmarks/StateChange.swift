/// A command that changes one thing among 1,000 rows, with the whole snapshot that comes back.
///
/// What the change costs inside the app is for `Tests/RuntimeBenchmark`.
struct StateChange {
  var times: AppTimes

  /// Taps a button that changes one state, in three kinds of list.
  func measure(runs: Int = 200) throws -> [Measurement] {
    [
      Measurement(
        subject: "command: one `@State` change, `List` of 1,000 rows",
        sample: try sample(tab: "List", tap: "Count", runs: runs)
      ),
      Measurement(
        subject: "command: one `@State` change, `VStack` of 1,000 rows",
        sample: try sample(tab: "Stack", tap: "Count", runs: runs),
        target: .median(0.0025)
      ),
      Measurement(
        subject: "command: search of a `List` of 1,000 texts",
        sample: Sample(
          try times.seconds(
            app: "SearchedList",
            script: (0..<runs / 2).flatMap { ["search \"\($0 % 10)\"", "search \"\""] },
            measured: "search"
          )
        ),
        target: .slowest(1)
      ),
      Measurement(
        subject: "command: one row's `@Observable` property, 1,000 rows",
        sample: try sample(tab: "Models", tap: "Mark", runs: runs)
      ),
    ]
  }

  private func sample(tab: String, tap: String, runs: Int) throws -> Sample {
    let taps = Array(repeating: "tap \"\(tap)\"", count: runs)
    return Sample(
      try times.seconds(app: "ThousandRows", script: ["tab \(tab)"] + taps, measured: "tap")
    )
  }
}
