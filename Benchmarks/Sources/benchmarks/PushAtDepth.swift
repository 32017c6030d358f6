/// A push on a stack that has many levels, all of which keep their state.
struct PushAtDepth {
  var times: AppTimes

  /// Pushes and pops one level in turn, at two depths.
  func measure(runs: Int = 200) throws -> [Measurement] {
    try [10, 1000].flatMap { depth in
      let script =
        ["tap \"Go to \(depth)\""]
        + (0..<runs).flatMap { _ in ["push \(depth + 1)", "pop"] }
      return try ["push", "pop"].map { command in
        Measurement(
          subject: "\(command) at depth \(depth)",
          sample: Sample(
            try times.seconds(app: "DeepStack", script: script, measured: command)
          ),
          target: depth == 1000 ? .median(10e-6) : nil
        )
      }
    }
  }
}
