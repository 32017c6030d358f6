import Foundation

/// What `./navlab` adds to a start when nothing has changed.
struct Launcher {
  var laboratory: Laboratory

  /// Starts the program through the launcher, and directly, in turn.
  func measure(runs: Int = 50) throws -> [Measurement] {
    _ = try seconds(of: laboratory.launcher)
    let overhead = try (0..<runs).map { _ in
      try seconds(of: laboratory.launcher) - seconds(of: laboratory.program)
    }
    return [
      Measurement(
        subject: "launcher, nothing changed",
        sample: Sample(overhead),
        target: .median(0.1)
      )
    ]
  }

  private func seconds(of executable: URL) throws -> Double {
    let process = Process()
    process.executableURL = executable
    process.arguments = ["--version"]
    process.standardOutput = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    let duration = clock.now - start
    guard process.terminationStatus == 0 else {
      throw Laboratory.Failure(description: "\(executable.path) --version failed")
    }
    return duration / .seconds(1)
  }
}
