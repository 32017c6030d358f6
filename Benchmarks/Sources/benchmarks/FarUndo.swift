/// Taking back the last of many commands, which repeats all but that one in a new process.
struct FarUndo {
  var times: AppTimes

  /// Takes back the 500th command in the tour app, and does it again.
  func measure(runs: Int = 50) throws -> [Measurement] {
    let commands = (0..<250).flatMap { _ in [#"push .trail(id: "blue-lake")"#, "back"] }
    let undos = (0..<runs).flatMap { _ in ["undo", "redo"] }
    let seconds = try times.seconds(
      app: times.laboratory.tour,
      script: commands + undos,
      measured: "undo"
    )
    return [
      Measurement(
        subject: "undo of the 500th command, tour",
        sample: Sample(seconds),
        target: .median(0.1)
      )
    ]
  }
}
