import LineEditing
import SceneModel
import SceneText
import Shell
import Terminal
import Testing

@Suite("Commands from a pipe")
struct LineScriptTests {
  private func run(_ lines: [String], _ reports: [String: CommandReport] = [:]) -> [String] {
    let output = RecordedOutput()
    let commands = FakeCommands(reports)
    let canvas = TextCanvas(output: output, profile: DisplayProfile())
    let script = LineScript(name: "<stdin>", commands: commands, format: .text(canvas))
    var reader = ScriptedLineReader(lines.map { .line($0) })
    do throws(CommandFailure) {
      try script.run(reading: &reader)
      return [output.text]
    } catch {
      return [output.text, "\(error.status.rawValue)", error.message]
    }
  }

  @Test("All lines are run, and only answers are written")
  func all() {
    #expect(run(["# a comment", "tap x", "", "back"]) == ["did tap x\ndid back\n"])
  }

  @Test("The first failing line ends the script, with its place and its exit code")
  func failure() {
    let failing = ["bad": CommandReport.failing(.fallsShort, "expected 2, but seen: 1", column: 8)]
    #expect(
      run(["tap x", "bad", "back"], failing) == [
        "did tap x\n", "1", "<stdin>:2:8: expected 2, but seen: 1",
      ]
    )
  }

  @Test("An app that ends counts as a failure, unless the next command expects it")
  func ending() {
    let crash = ["tap x": CommandReport.failing(.appEnded, "The app crashed.")]
    #expect(run(["tap x", "", "# next", "expect crash"], crash) == ["did expect crash\n"])
    #expect(run(["tap x", "", "back"], crash) == ["", "4", "<stdin>:1:1: The app crashed."])
    #expect(run(["tap x"], crash) == ["", "4", "<stdin>:1:1: The app crashed."])
  }

  @Test("With --keep-going, every failure is reported, and the worst gives the exit code")
  func keepsGoing() {
    let output = RecordedOutput()
    let errors = RecordedOutput()
    let commands = FakeCommands([
      "bad": .failing(.misuse, "no such command", column: 3),
      "off": .failing(.fallsShort, "not so"),
      "crash": .failing(.appEnded, "The app crashed."),
    ])
    let canvas = TextCanvas(output: output, profile: DisplayProfile())
    func run(_ lines: String...) -> CommandFailure? {
      let script = LineScript(
        name: "a.nav",
        commands: commands,
        format: .text(canvas),
        keepingGoing: errors
      )
      var reader = ScriptedLineReader(lines.map { .line($0) })
      do throws(CommandFailure) {
        try script.run(reading: &reader)
        return nil
      } catch {
        return error
      }
    }
    #expect(run("off", "bad", "off", "tree") == CommandFailure(.misuse))
    #expect(run("crash", "expect crash", "crash", "tree", "bad") == CommandFailure(.appEnded))
    #expect(run("tree") == nil)
    #expect(output.text == "did tree\ndid expect crash\ndid tree\ndid tree\n")
    #expect(
      errors.text == """
        a.nav:1:1: not so
        a.nav:2:3: no such command
        a.nav:3:1: not so
        a.nav:3:1: The app crashed.
        a.nav:5:3: no such command

        """
    )
  }

  @Test("A script without a command counts as a mistake")
  func empty() {
    let message =
      "<stdin>:1:1: there is no command in the script; write at least one, such as: tree"
    #expect(run([]) == ["", "2", message])
    #expect(run(["", "# only words"]) == ["", "2", message])
  }

  @Test("Many results are drawn in order, and all of them before a failure is reported")
  func order() throws {
    let output = RecordedOutput()
    let canvas = TextCanvas(output: output, profile: DisplayProfile())
    let count = 500
    var reports = ["bad": CommandReport.failing(.misuse, "no")]
    for number in 0..<count {
      let lines = (0..<(number % 7 == 0 ? 50 : 1)).map { StyledText("\(number).\($0)") }
      reports["\(number)"] = CommandReport(lines: lines)
    }
    let script = LineScript(
      name: "a.nav",
      commands: FakeCommands(reports),
      format: .text(canvas),
      keepingGoing: output
    )
    let lines = (0..<count).map { "\($0)" } + ["bad", "0"]
    var reader = ScriptedLineReader(lines.map { .line($0) })
    #expect(throws: CommandFailure.self) { try script.run(reading: &reader) }
    let expected = (0..<count).flatMap { reports["\($0)"]?.lines.map(\.plain) ?? [] }
    let rest = reports["0"]?.lines.map(\.plain) ?? []
    let told = ["a.nav:\(count + 1):1: no"]
    #expect(output.text == (expected + told + rest).map { $0 + "\n" }.joined())
  }

  @Test("Quit ends the script successfully")
  func quit() {
    #expect(run(["quit", "bad"], ["bad": .failing(.misuse, "no")]) == [""])
  }

  @Test("An app that does not start ends the script before its first line")
  func launch() {
    let script = LineScript(
      name: "a.nav",
      commands: FakeCommands(),
      format: .json(RecordedOutput())
    )
    #expect(throws: CommandFailure(.appEnded, "navlab: The app crashed.")) {
      try script.begin(with: .failing(.appEnded, "The app crashed."))
    }
  }

  @Test("In JSON, each command is one object on one line, and the launch is number 0")
  func json() throws {
    let output = RecordedOutput()
    let before = Snapshot(app: "A", window: Element(id: 0, kind: .window))
    var after = before
    after.openedURLs = ["a:b"]
    let report = CommandReport(
      lines: ["shown"],
      console: ConsoleExcerpt(["printed"]),
      comparison: CommandReport.Comparison(before: before, after: after),
      nanoseconds: 7
    )
    let commands = FakeCommands(["tap \"x\"": report])
    let script = LineScript(name: "a.nav", commands: commands, format: .json(output))
    try script.begin(with: CommandReport(outcome: .done))
    var reader = ScriptedLineReader([.line("# no"), .line("tap \"x\"")])
    try script.run(reading: &reader)
    #expect(
      output.text == """
        {"changes":[],"console":[],"line":"launch","n":0,"nanoseconds":0,"ok":true,"output":[],"status":0}
        {"changes":["+ asked the system to open a:b"],"console":["printed"],\
        "line":"tap \\"x\\"","n":2,"nanoseconds":7,"ok":true,"output":["shown"],"status":0}

        """
    )
  }

  @Test("A byte order mark before the first line is not part of the line")
  func mark() {
    #expect(run(["\u{FEFF}tap x", "back"]) == ["did tap x\ndid back\n"])
  }

  @Test("In JSON, an unreadable line is also an object")
  func unreadable() {
    let output = RecordedOutput()
    let script = LineScript(name: "a.nav", commands: FakeCommands(), format: .json(output))
    var reader = BrokenReader()
    #expect(throws: CommandFailure(.misuse, BrokenReader.message)) {
      try script.run(reading: &reader)
    }
    #expect(
      output.text == """
        {"changes":[],"column":1,"console":[],"error":"\(BrokenReader.message)","line":"","n":1,\
        "nanoseconds":0,"ok":false,"output":[],"status":2}

        """
    )
  }
}

/// A reader of a line that is no text.
private struct BrokenReader: LineReader {
  static let message = "a.nav:1:4: the line is not UTF-8 text; save it as UTF-8"

  mutating func readLine(
    prompt: Prompt,
    completion: @escaping (String) -> Completions
  ) throws(LineReadingError) -> LineInput {
    throw .notUTF8(column: 4)
  }
}
