/// One change of state below 1,000 rows, in learner code that is not optimised.
struct StateChange {
  var times: AppTimes

  /// Taps a button that changes one state, in three kinds of list.
  func measure(runs: Int = 200) throws -> [Measurement] {
    [
      Measurement(
        subject: "one `@State` change, `List` of 1,000 rows",
        sample: try sample(tab: "List", tap: "Count", runs: runs),
        target: .median(1e-3)
      ),
      Measurement(
        subject: "one `@State` change, `VStack` of 1,000 rows",
        sample: try sample(tab: "Stack", tap: "Count", runs: runs)
      ),
      Measurement(
        subject: "one row's `@Observable` property, 1,000 rows",
        sample: try sample(tab: "Models", tap: "Mark", runs: runs),
        target: .median(10e-6)
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
