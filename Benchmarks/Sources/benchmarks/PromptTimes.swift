/// How long a person at the prompt waits.
struct PromptTimes {
  var laboratory: Laboratory

  /// What the prompt ends with.
  private static let prompt = "❯"

  /// Commands that change what is drawn, and one that draws all of it.
  private static let commands = ["tab Saved", "tree", "tab Trails"]

  /// Starts the tour, and runs commands in it.
  func measure(starts: Int = 20, commands: Int = 500) throws -> [Measurement] {
    _ = try start()
    let clock = ContinuousClock()
    let starts = try (0..<starts).map { _ in
      // Kept until the clock has stopped: to end a program takes time as well.
      var child: TerminalChild?
      let duration = try clock.measure { child = try start() }
      withExtendedLifetime(child) {}
      return duration / .seconds(1)
    }
    let child = try start()
    let seconds = try (0..<commands).map { number in
      try clock.measure {
        try child.type(Self.commands[number % Self.commands.count] + "\r")
        try child.wait(for: Self.prompt)
      } / .seconds(1)
    }
    return [
      Measurement(
        subject: "start of `navlab` to its prompt",
        sample: Sample(starts),
        target: .median(0.05)
      ),
      Measurement(
        subject: "a command to its drawn tree, tour",
        sample: Sample(seconds),
        target: .slowest(0.005)
      ),
    ]
  }

  private func start() throws -> TerminalChild {
    let child = try TerminalChild(laboratory.program)
    try child.wait(for: Self.prompt)
    return child
  }
}
