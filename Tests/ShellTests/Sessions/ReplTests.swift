import LineEditing
import SceneText
import Shell
import Terminal
import Testing

@Suite("The prompt's loop")
struct ReplTests {
  private func talk(
    _ inputs: [LineInput],
    commands: FakeCommands = FakeCommands(),
    width: @escaping () -> Int = { 60 }
  ) throws -> (shown: String, prompts: [String]) {
    let output = RecordedOutput()
    var reader = ScriptedLineReader(inputs)
    let canvas = TextCanvas(output: output, profile: DisplayProfile(columns: 60))
    var repl = Repl(
      commands: commands,
      canvas: canvas,
      profile: { DisplayProfile(columns: width()) }
    )
    try repl.run(reading: &reader)
    return (output.text, reader.prompts)
  }

  @Test("Each line is run and answered, with the place in the prompt")
  func lines() throws {
    let commands = FakeCommands()
    let result = try talk([.line("tap \"A\""), .line(""), .line("back")], commands: commands)
    #expect(result.shown == "did tap \"A\"\ndid back\n")
    #expect(commands.seen == ["1: tap \"A\"", "2: ", "3: back", "4: quit"])
    #expect(result.prompts == Array(repeating: "Feed ❯ ", count: 4))
  }

  @Test("A cancelled line is not run")
  func interrupted() throws {
    let commands = FakeCommands()
    _ = try talk([.interrupted, .line("back")], commands: commands)
    #expect(commands.seen == ["1: back", "2: quit"])
  }

  @Test("Quit ends the session")
  func quit() throws {
    let commands = FakeCommands()
    _ = try talk([.line("quit"), .line("back")], commands: commands)
    #expect(commands.seen == ["1: quit"])
  }

  @Test("The end of the input leaves like quit, with quit's output")
  func end() throws {
    let commands = FakeCommands([
      "quit": CommandReport(lines: ["This is step 3."], outcome: .quit)
    ])
    #expect(try talk([.line("back")], commands: commands).shown == "did back\nThis is step 3.\n")
    #expect(commands.seen == ["1: back", "2: quit"])
  }

  @Test("If quit only leaves a lesson, the end of the input quits again")
  func endOfLesson() throws {
    let commands = FakeCommands([:], quits: [CommandReport(lines: ["You have left the lesson."])])
    #expect(try talk([.line("back")], commands: commands).shown.hasSuffix("left the lesson.\n"))
    #expect(commands.seen == ["1: back", "2: quit", "3: quit"])
  }

  @Test("After a failing line the session continues, and the place in the line is shown")
  func failure() throws {
    let commands = FakeCommands([
      "bakc": .failing(.misuse, "there is no command 'bakc'"),
      "push ü(": .failing(.misuse, "the bracket is not closed", column: 7),
    ])
    let result = try talk([.line("bakc"), .line("push ü("), .line("back")], commands: commands)
    #expect(
      result.shown == """
        there is no command 'bakc'
          push ü(
                ^
        the bracket is not closed
        did back

        """
    )
  }

  @Test("When the app has ended, the prompt says so")
  func ended() throws {
    let commands = FakeCommands()
    commands.place = .ended(app: "Shop")
    #expect(try talk([], commands: commands).prompts == ["Shop (ended) ❯ "])
  }

  @Test("The app's output is marked, and comes before the answer")
  func console() throws {
    let report = CommandReport(
      lines: ["nothing changed"],
      console: ConsoleExcerpt(["saved \u{1B}[2J", "done"])
    )
    let result = try talk([.line("tap x")], commands: FakeCommands(["tap x": report]))
    #expect(result.shown == "│ saved \\u{1b}[2J\n│ done\nnothing changed\n")
  }

  @Test("The beginning and the end of a flood are shown, in ASCII on request")
  func flood() {
    let output = RecordedOutput()
    let profile = DisplayProfile(columns: 60, usesUnicode: false)
    let console = ConsoleExcerpt((1...20).map { "\($0)" })
    TextCanvas(output: output, profile: profile).draw(CommandReport(console: console))
    let shown = ((1...6).map { "\($0)" } + ["... 8 more lines"] + (15...20).map { "\($0)" })
    #expect(output.text == shown.map { "| \($0)\n" }.joined())
  }

  @Test("A line that is not text is skipped with a reason; unreadable input ends the session")
  func unreadable() throws {
    let output = RecordedOutput()
    let commands = FakeCommands()
    let profile = DisplayProfile(columns: 60)
    var repl = Repl(
      commands: commands,
      canvas: TextCanvas(output: output, profile: profile),
      profile: { profile }
    )
    var reader = FailingLineReader([
      .failure(.notUTF8(column: 3)), .failure(.tooLong(limit: 65536)), .success(.line("back")),
      .failure(.unreadable("Input/output error")),
    ])
    #expect(throws: LineReadingError.unreadable("Input/output error")) {
      try repl.run(reading: &reader)
    }
    #expect(commands.seen == ["1: back"])
    #expect(
      output.text == """
        the line was skipped: character 3 is not UTF-8; set the terminal to UTF-8
        the line was skipped: it is longer than 64 KB; write one command on each line
        did back

        """
    )
  }

  @Test("When the window changes its width, answers follow")
  func resize() throws {
    let commands = FakeCommands()
    var widths = [80, 80, 30, 30]
    _ = try talk([.line("tree")], commands: commands) { widths.removeFirst() }
    #expect(commands.layout.width == 30)
  }
}

/// A reader that hands over what it was given, failures included.
private struct FailingLineReader: LineReader {
  private var results: ArraySlice<Result<LineInput, LineReadingError>>

  init(_ results: [Result<LineInput, LineReadingError>]) {
    self.results = results[...]
  }

  mutating func readLine(
    prompt: Prompt,
    completion: @escaping (String) -> Completions
  ) throws(LineReadingError) -> LineInput {
    try (results.popFirst() ?? .success(.end)).get()
  }
}
