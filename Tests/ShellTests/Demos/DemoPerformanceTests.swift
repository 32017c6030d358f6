import Script
import Shell
import Terminal
import Testing
import VirtualTerminal

@Suite("Performing a demo")
struct DemoPerformanceTests {
  private let stage = FakeStage()
  private let output = RecordedOutput()

  /// Performs a demo and says what can be seen at its end.
  @discardableResult
  private func perform(
    _ text: String,
    _ keyboard: FakeKeyboard,
    manner: DemoPerformance.Manner = .byHand,
    hooks: DemoPerformance.Hooks? = nil
  ) throws -> [String] {
    let profile = DisplayProfile(columns: 60, rows: 24, isTerminal: true)
    let performance = DemoPerformance(
      player: DemoPlayer(try Demo(ScriptSource(text, name: "a.nav")), on: stage),
      screen: DemoScreen(output: output) { profile },
      keyboard: keyboard,
      pace: DemoPace(),
      manner: manner,
      hooks: hooks ?? DemoPerformance.Hooks(place: { stage.place })
    )
    try performance.run(from: stage.look())
    var screen = VirtualScreen(columns: 60, rows: 60)
    screen.feed(output.text.replacing("\n", with: "\r\n"))
    return screen.text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
  }

  @Test("Each key types a character, Enter types the rest, and Enter again runs the command")
  func keys() throws {
    let keys: [DemoKey] = [.type("x"), .type("y"), .type("z"), .enter]
    #expect(try perform("tree\n", FakeKeyboard(keys)) == ["room 0", "Room 0 ❯ tree"])
    #expect(stage.seen.isEmpty)
    let lines = try perform("tap \"In\"\n", FakeKeyboard([.complete, .enter, .enter]))
    #expect(
      lines.suffix(5) == [
        "room 0", "Room 0 ❯ tap \"In\"", "room 1",
        "  the demo is over; Left goes back, Ctrl-T opens the prompt,",
        "  and Enter leaves",
      ]
    )
  }

  @Test("Right runs the next command, and Left reverts it and removes a half-typed line")
  func steps() throws {
    let keyboard = FakeKeyboard([.forward, .type("x"), .back, .forward, .forward, .back])
    let lines = try perform("tap \"In\"\ntap \"In\"\n", keyboard)
    #expect(
      lines == [
        "room 0", "Room 0 ❯ tap \"In\"", "room 1", "  one command back", "room 0",
        "Room 0 ❯ tap \"In\"", "room 1", "Room 0 › Room 1 ❯ tap \"In\"", "room 2",
        "  the demo is over; Left goes back, Ctrl-T opens the prompt,",
        "  and Enter leaves", "  one command back", "room 1", "Room 0 › Room 1 ❯",
      ]
    )
    #expect(keyboard.isDone)
    #expect(keyboard.works == 5, "Everything that may hang can be interrupted.")
  }

  @Test("Before the first command, there is nothing to go back to")
  func beginning() throws {
    let lines = try perform("tree\n", FakeKeyboard([.back]))
    #expect(lines == ["room 0", "  this is the beginning of the demo", "Room 0 ❯"])
  }

  @Test("The demo types at its own pace until a key is pressed")
  func alone() throws {
    let keyboard = FakeKeyboard(Array(repeating: nil, count: 3) + [.type("x"), .forward])
    let lines = try perform("#: pause 2s\ntree\n#: say Look.\ntree\n", keyboard, manner: .alone)
    #expect(keyboard.waits.prefix(2) == [2000, 720])
    #expect(keyboard.waits.dropFirst(4).first == .some(nil), "A key has ended the pace.")
    #expect(lines == ["room 0", "Room 0 ❯ tree", "room 0", "", "Look.", "", "Room 0 ❯"])
  }

  @Test("A demo that is driven by hand waits only for keys")
  func byHand() throws {
    let keyboard = FakeKeyboard([.forward, .forward])
    try perform("#: pause 600s\ntree\n#: say A long text.\ntree\n", keyboard)
    #expect(keyboard.waits == [nil, nil, nil])
  }

  @Test("Ctrl-A starts and stops automatic typing")
  func auto() throws {
    let keyboard = FakeKeyboard([.auto, nil, nil, .auto, .type("x"), .enter])
    #expect(try perform("back\n", keyboard) == ["room 0", "Room 0 ❯ back"])
    #expect(keyboard.waits.map { $0 == nil } == [true, false, false, false, true, true, true])
  }

  @Test("A failing command stops automatic typing, and the demo continues by hand")
  func failure() throws {
    let text = "back\n#: expect path count 7\ntap \"In\"\n"
    let keyboard = FakeKeyboard(Array(repeating: nil, count: 5) + [.forward])
    let lines = try perform(text, keyboard, manner: .alone)
    let advice = [
      "  Left goes back one command, any other key continues, and", "  Ctrl-T opens the prompt",
    ]
    #expect(
      lines == ["room 0", "Room 0 ❯ back", "no way"] + advice + ["  a.nav:2:1: no way"] + advice
        + ["Room 0 ❯ tap \"In\"", "room 1"] + lines.suffix(2)
    )
    #expect(stage.room == 1)
  }

  @Test("Without an audience, the first failing command ends the demo, with its place")
  func unattended() {
    let error = #expect(throws: CommandFailure.self) {
      try perform(
        "tree\n\nback\n",
        FakeKeyboard(Array(repeating: nil, count: 99)),
        manner: .unattended
      )
    }
    #expect(error == CommandFailure(.fallsShort, "a.nav:3:1: no way"))
    let other = #expect(throws: CommandFailure.self) {
      try perform(
        "tree\n#: expect path count 7\n",
        FakeKeyboard(Array(repeating: nil, count: 99)),
        manner: .unattended
      )
    }
    #expect(other == CommandFailure(.fallsShort, "a.nav:2:1: no way"))
  }

  @Test("A command may be expected to fail, and then must fail")
  func shownFailure() throws {
    let nobody = { FakeKeyboard(Array(repeating: nil, count: 99)) }
    let lines = try perform("#: fails\nback\ntree\n", nobody(), manner: .unattended)
    #expect(lines == ["room 0", "Room 0 ❯ back", "no way", "Room 0 ❯ tree", "room 0"])
    let error = #expect(throws: CommandFailure.self) {
      try perform("#: fails\ntree\n", nobody(), manner: .unattended)
    }
    #expect(
      error
        == CommandFailure(
          .fallsShort,
          "a.nav:2:1: this command should have failed but did not; remove '#: fails'"
        )
    )
    try perform(
      "#: fails\nback\n#: chapter Two\ntree\n",
      FakeKeyboard([.jump, .type("1"), .forward])
    )
    #expect(stage.seen.suffix(2) == ["2: back", "4: tree"], "A jump goes on behind it.")
  }

  @Test("A chapter is chosen from a list, which then disappears")
  func jump() throws {
    let text = "tap \"In\"\n#: chapter Two\ntap \"In\"\nbookmark there\n#: chapter Three\nback\n"
    let lines = try perform(text, FakeKeyboard([.type("x"), .jump, .type("1")]))
    #expect(
      lines == [
        "room 0", "room 1", "", "Two", "", "Room 0 › Room 1 ❯",
      ]
    )
    let other = try perform(text, FakeKeyboard([.jump, .type("9"), .jump, .back]))
    #expect(other.suffix(1) == ["Room 0 › Room 1 ❯"], "A wrong number and another key stay here.")
  }

  @Test("Ctrl-C ends the demo even while a chapter is chosen")
  func quitWhileChoosing() throws {
    let keyboard = FakeKeyboard([.jump, .quit, .forward])
    try perform("#: chapter One\ntree\n#: chapter Two\ntree\n", keyboard)
    #expect(stage.seen.isEmpty)
  }

  @Test("A demo without chapters says so")
  func noChapters() throws {
    let lines = try perform("tree\n", FakeKeyboard([.jump]))
    #expect(lines == ["room 0", "  the demo has no chapters or bookmarks", "Room 0 ❯"])
  }

  @Test("The presenter takes over, and the demo then continues at its place")
  func takeOver() throws {
    let keyboard = FakeKeyboard([.forward, .takeOver])
    let hooks = DemoPerformance.Hooks(
      place: { stage.place },
      converse: { _ = stage.run("tap \"In\"", number: 1) }
    )
    let lines = try perform("tap \"In\"\ntap \"In\"\n", keyboard, hooks: hooks)
    #expect(
      lines.suffix(5) == [
        "  you can use the prompt now; Ctrl-D returns to this moment",
        "  of the demo", "  you are back in the demo", "room 1", "Room 0 › Room 1 ❯",
      ]
    )
    #expect(keyboard.lends == 1)
  }

  @Test("The notes receive every beat, and the recording every chapter")
  func told() throws {
    var beats: [Int] = []
    var chapters: [String] = []
    let hooks = DemoPerformance.Hooks(
      place: { stage.place },
      publish: { beats.append($0) },
      mark: { chapters.append($0) }
    )
    try perform(
      "#: chapter One\n#: note Ask.\ntree\ntree\n",
      FakeKeyboard([.forward, .back]),
      hooks: hooks
    )
    #expect(beats == [0, 1, 2, 3, 2, 2])
    #expect(chapters == ["One"])
  }

  @Test("At the end, one can still go back, and only Enter and Ctrl-C leave")
  func end() throws {
    let keys: [DemoKey] = [.forward, .forward, .type("x"), .auto, .back, .forward, .enter]
    let keyboard = FakeKeyboard(keys)
    try perform("tap \"In\"\n", keyboard)
    #expect(keyboard.isDone && stage.room == 1)
  }

  @Test("A demo that quits ends")
  func quit() throws {
    let keyboard = FakeKeyboard([.forward])
    try perform("quit\ntree\n", keyboard)
    #expect(stage.seen == ["1: quit"])
  }
}
