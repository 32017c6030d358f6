import Foundation

/// Commands that push and pop on a stack of many levels, each with the difference that it draws.
///
/// With `--json` each command prints the whole app, which takes far longer than the command and as long again at twice
/// the depth. Here only what has changed is printed.
struct DrawnAtDepth {
  var times: AppTimes

  /// Pushes and pops in turn, at three depths; a run is many commands, of which one's share is told.
  func measure(runs: Int = 5, commands: Int = 2_000) throws -> [Measurement] {
    var shares: [Int: [Double]] = [:]
    let depths = [10, 1_000, 8_000]
    for _ in 0..<runs {
      for depth in depths {
        let go = ["tap \"Go to \(depth)\""]
        let turns = (0..<commands / 2).flatMap { _ in ["push \(depth + 1)", "pop"] }
        let whole = try times.seconds(app: "DeepStack", script: go + turns)
        let start = try times.seconds(app: "DeepStack", script: go)
        shares[depth, default: []].append((whole - start) / Double(commands))
      }
    }
    let base = Sample(shares[10] ?? []).median
    return depths.map { depth in
      Measurement(
        subject: "push or pop at depth \(depth.formatted(.number)), drawn",
        sample: Sample(shares[depth] ?? []),
        target: depth == 8_000 ? .median(2 * base) : nil
      )
    }
  }
}
