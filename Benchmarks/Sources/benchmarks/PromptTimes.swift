import Foundation

/// The time that a person at the prompt waits for a command.
struct PromptTimes {
  var laboratory: Laboratory

  /// The end of the prompt.
  private static let prompt = "❯"

  /// Commands that change what is drawn, and one that draws all of it.
  private static let commands = ["tab Saved", "tree", "tab Trails"]

  /// Commands at the end of a hundred screens of 1,000 rows.
  private static let deepCommands = ["push 101", "pop", "tree"]

  /// Runs commands in the tour, and in an app with much to show.
  func measure(runs: Int = 500) throws -> [Measurement] {
    let deepApp = ["run", laboratory.app("DeepList").path]
    return [
      Measurement(
        subject: "a command to its drawn tree, tour",
        sample: try sample(runs, of: Self.commands),
        target: .slowest(0.005)
      ),
      Measurement(
        subject: "a command to its drawn tree, lists of 1,000 rows at depth 100",
        sample: try sample(runs, of: Self.deepCommands, in: deepApp),
        target: .slowest(0.02)
      ),
    ]
  }

  private func sample(
    _ runs: Int,
    of commands: [String],
    in arguments: [String] = []
  ) throws -> Sample {
    let child = try TerminalChild(laboratory.program, arguments: arguments)
    try child.wait(for: Self.prompt)
    let clock = ContinuousClock()
    return Sample(
      try (0..<runs).map { number in
        // Between two commands the editor finishes what it draws, as it would for a person.
        child.drain(milliseconds: 3)
        return try clock.measure {
          try child.type(commands[number % commands.count] + "\r")
          try child.wait(for: Self.prompt)
        } / .seconds(1)
      }
    )
  }
}
