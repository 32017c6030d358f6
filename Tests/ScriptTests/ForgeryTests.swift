import SceneModel
import SceneText
import Script
import Testing

@Suite("Apps that send escape sequences")
struct ForgeryTests {
  private static let layouts = [
    TextLayout(), TextLayout(width: 40, signs: .ascii), TextLayout(width: 20),
  ]

  private func answers(
    to lines: [String],
    in layout: TextLayout,
    _ state: FakeState
  ) -> [String] {
    lines.flatMap { line in
      let interpreter = Interpreter(
        driver: ForgedApp(state),
        layout: layout,
        isInteractive: true
      )
      let lines = [line, "why", "diff", "history"]
      return lines.flatMap { interpreter.output(of: $0).map(\.plain) }
    }
  }

  private func expectSafe(_ lines: [String], _ location: SourceLocation = #_sourceLocation) {
    let unsafe = lines.filter { Printable.line($0) != $0 }
    #expect(unsafe.map { Printable.line($0) } == [], sourceLocation: location)
  }

  /// A state with a screen pushed, a sheet over it, and an alert over that.
  private var presenting: FakeState {
    var state = FakeState()
    state.path = [.member("list", [])]
    state.isComposing = true
    state.isAsking = true
    return state
  }

  @Test(
    "no command lets such an app move the cursor or forge a line",
    arguments: CommandList.all.map { $0.word }
  )
  func commands(word: String) throws {
    let command = try #require(CommandList.command(word))
    for layout in Self.layouts {
      for state in [FakeState(), presenting] {
        expectSafe(answers(to: command.examples + [word], in: layout, state))
      }
    }
  }

  @Test("completions cannot be forged either, and each completion finds its control")
  func completions() throws {
    let snapshot = try #require(ForgedApp().snapshot)
    for command in CommandList.all {
      let found = Completer(snapshot).completions(for: "\(command.word) ")
      expectSafe(found.flatMap { [$0.text, $0.description] })
      let lines = found.map { "\(command.word) \($0.text)" }
      expectSafe(answers(to: lines, in: TextLayout(), FakeState()))
    }
    let taps = Completer(snapshot).completions(for: "tap ")
    #expect(taps.count == 7)
    for tap in taps.map(\.text) {
      let interpreter = Interpreter(driver: ForgedApp(), isInteractive: true)
      let answer = interpreter.output(of: "tap \(tap)").map(\.plain).joined()
      #expect(!answer.contains("no button"), "\(answer)")
    }
  }
}
