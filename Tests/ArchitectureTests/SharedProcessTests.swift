import Testing

/// All tests share one process and run at once, on machines that are busy with other things.
@Suite("The limits of a test")
struct SharedProcessTests {
  private let tests: [SwiftFile]

  /// The folders of programs that run in processes of their own, and of apps that tests build.
  private static let programs = [
    "Tests/EditorProbe/", "Tests/FakeApp/", "Tests/Fixtures/", "Tests/ListingTests/Apps/",
    "Tests/ListingTests/Features/", "Tests/RuntimeBenchmark/", "Tests/ServingProbe/",
    "Tests/SupervisionProbe/", "Tests/TimeProbe/", "Tests/Transcripts/",
  ]

  init() throws {
    tests = try Project.swiftFiles(in: "Tests").filter { file in
      !Self.programs.contains { file.path.hasPrefix($0) } && file.name != "SharedProcessTests"
    }
  }

  /// The lines of code that a pattern matches, each with its place.
  ///
  /// - Parameters:
  ///   - pattern: The pattern.
  ///   - words: The texts of which one is in each match; most files have none of them and need not be read closely.
  ///   - files: The files.
  /// - Returns: The places.
  private func places(
    of pattern: some RegexComponent,
    with words: [String],
    in files: [SwiftFile]
  ) -> [String] {
    files.flatMap { file in
      guard words.contains(where: file.text.contains) else { return [String]() }
      return file.codeLines.enumerated().filter { _, line in
        words.contains(where: line.contains) && line.contains(pattern)
      }
      .map { "\(file):\($0.offset + 1)" }
    }
  }

  @Test("No test changes the state of the shared test process")
  func changes() {
    #expect(tests.count > 300)
    let call =
      /(?:^|[^\w.])(?:(?:un)?setenv|putenv|setlocale|f?chdir|umask|setrlimit|sigaction)\(|changeCurrentDirectoryPath|(?:^|[^\w.])signal\(SIG/
    let words = [
      "env(", "setlocale", "chdir", "umask", "setrlimit", "sigaction", "changeCurrent", "signal(",
    ]
    #expect(
      places(of: call, with: words, in: tests) == [],
      "a program of its own can do that; see ServingProbe"
    )
  }

  @Test("No test counts resources of the shared test process")
  func counts() {
    let call = /(?:^|[^\w.])(?:getrusage|getrlimit|mallinfo2?)\(/
    let files = ["fd", "task", "stat", "status", "statm"].map { "\"/proc/self/\($0)" }
    let found = tests.filter { file in files.contains { file.text.contains($0) } }.map(\.path)
    #expect(
      places(of: call, with: ["getrusage", "getrlimit", "mallinfo"], in: tests) + found == [],
      "a program of its own can do that; see ServingProbe"
    )
  }

  @Test("No test relies on a clock or waits for a fixed time")
  func clocks() {
    let clock =
      /ContinuousClock|SuspendingClock|systemUptime|DispatchTime\.now|CLOCK_|\.timeLimit\(|Thread\.sleep|(?:^|[^\w.])Date(?:\(\)|\.now)/
    // A terminal is given up when a program says nothing for minutes.
    let support = ["Tests/ProcessorTime/", "Tests/VirtualTerminal/"]
    let judging = tests.filter { file in !support.contains { file.path.hasPrefix($0) } }
    let words = ["Clock", "Uptime", ".now", "CLOCK_", "timeLimit", ".sleep", "Date()"]
    #expect(
      places(of: clock, with: words, in: judging) == [],
      "count what is done, or hand in a clock"
    )
  }

  @Test("No test writes an executable itself")
  func programs() {
    let permission = /(?:posixPermissions: |chmod\(.*)0o7[1-7]/
    let others = tests.filter { !$0.path.hasPrefix("Tests/ProgramFiles/") }
    #expect(
      places(of: permission, with: ["0o7"], in: others) == [],
      "while a file is written it cannot be started; see ProgramFile"
    )
  }

  @Test("Random numbers in tests come from a seed")
  func chance() {
    let unseeded =
      /\.random\((?:in: (?:[^,()]|\([^()]*\))*)?\)|\.randomElement\(\)|\.shuffled\(\)|SystemRandomNumberGenerator/
    let words = [".random", "shuffled()", "SystemRandom"]
    #expect(
      places(of: unseeded, with: words, in: tests) == [],
      "hand in a generator with a seed"
    )
  }
}
