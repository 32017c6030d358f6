import Foundation

/// Many commands through a pipe, as another program or a long script sends them.
///
/// The mix is that of a session with a person's habits: somebody goes somewhere, looks, checks, and comes back.
struct PipedCommands {
  var laboratory: Laboratory

  /// The repeated commands: some change the app, and as many only look at it.
  static let round = [
    #"push .trail(id: "blue-lake")"#, "path", "back", "tabs",
    "tab saved", "expect tab saved", "tab trails", "expect path count 0",
    #"tap "Pine Ridge""#, #"expect screen "Pine Ridge""#, "pop", "expect not sheet",
  ]

  /// Sends commands, all at once, and waits for the end.
  func measure(count: Int = 100_000) throws -> [Measurement] {
    let rounds = count / Self.round.count
    let look = ["path", "tabs", "expect path count 0", "tree"]
    let looking = Array(repeating: look, count: count / 4)
    return [
      Measurement(
        subject: "\(rounds * Self.round.count) piped commands, half of them looking",
        sample: Sample([try seconds(Array(repeating: Self.round, count: rounds).flatMap(\.self))]),
        target: .slowest(5)
      ),
      Measurement(
        subject: "\(count) piped commands, all of them looking",
        sample: Sample([try seconds(looking.flatMap(\.self))]),
        target: nil
      ),
    ]
  }

  private func seconds(_ commands: [String]) throws -> Double {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "navlab-piped-\(ProcessInfo.processInfo.processIdentifier).nav")
    try commands.map { $0 + "\n" }.joined().write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }  // The system clears it otherwise.
    let process = Process()
    process.executableURL = laboratory.program
    process.standardInput = try FileHandle(forReadingFrom: file)
    process.standardOutput = FileHandle.nullDevice
    let clock = ContinuousClock()
    let start = clock.now
    try process.run()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Laboratory.Failure(
        description: "piped commands ended with \(process.terminationStatus)"
      )
    }
    return (clock.now - start) / .seconds(1)
  }
}
