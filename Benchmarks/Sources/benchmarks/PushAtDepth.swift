/// A command that pushes or pops on a stack of many levels, with the whole snapshot that comes back.
///
/// What the push costs inside the app is for `Tests/RuntimeBenchmark`.
struct PushAtDepth {
  var times: AppTimes

  /// Pushes and pops one level in turn, at four depths.
  func measure(runs: Int = 200) throws -> [Measurement] {
    try [10, 100, 1000, 8000].flatMap { depth in
      let script =
        ["tap \"Go to \(depth)\""]
        + (0..<runs).flatMap { _ in ["push \(depth + 1)", "pop"] }
      return try ["push", "pop"].map { command in
        Measurement(
          subject: "command: \(command) at depth \(depth)",
          sample: Sample(
            try times.seconds(app: "DeepStack", script: script, measured: command)
          ),
          target: depth == 100 ? .slowest(0.02) : nil
        )
      }
    }
  }
}
