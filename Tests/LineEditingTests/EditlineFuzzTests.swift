import LineEditing
import Terminal
import Testing

extension EditlineTests {
  @Suite("Random keys on a terminal")
  struct EditlineFuzzTests {
    /// A generator whose numbers are the same in every run.
    private struct Dice: RandomNumberGenerator {
      var state: UInt64

      mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return (state >> 33) | (state << 31)
      }
    }

    private static let keys =
      ["a", "b ", "ü", "日", "👍", "e\u{301}", "\"", "\t", "\r", "\u{7F}"]
      + ["A", "B", "C", "D", "H", "F", "3~", "1;5C", "1;5D", "15~", "200~x\ny\u{1B}[201~"]
      .map { "\u{1B}[\($0)" }
      + ["b", "f", "d", "w", "y", "u", "l", "c", "5", "\u{7F}"].map { "\u{1B}\($0)" }
      + (1..<27).filter { ![3, 4, 10, 13, 26].contains($0) }
      .map { String(Unicode.Scalar(UInt8($0))) }
      + [String(repeating: "long line ", count: 12)]

    /// Leaves searches and lines until the prompt is empty and waits for keys.
    ///
    /// Between two lines the terminal takes keys by itself, so what is pressed then may have no effect.
    private static func settle(_ terminal: PseudoTerminal) throws {
      for _ in 0..<100 {
        try terminal.type("\u{7}\u{3}")
        do {
          try terminal.type("?")
          try terminal.wait(seconds: 0.5) { $0.text.hasSuffix("nav> ?") && $0.column == 6 }
          try terminal.type("\u{15}")
          try terminal.waitForNewPrompt()
          return
        } catch .tooLate {
          continue
        }
      }
    }

    @Test(
      "Whatever is pressed, the editor survives and the next line can be typed",
      arguments: [(1, 80, 24), (2, 20, 6), (3, 40, 10), (4, 8, 3)] as [(UInt64, Int, Int)]
    )
    func survive(seed: UInt64, columns: Int, rows: Int) async throws {
      var dice = Dice(state: seed)
      let history = History((0..<30).map { "line \($0) " + String(repeating: "x", count: $0 * 7) })
      let completion: @Sendable (String) -> Completions = { text in
        Completions(
          replacing: "",
          candidates: ["one", "日本", "two"].map { .init($0, detail: text) }
        )
      }
      let result = try await EditedTerminal.play(
        size: WindowSize(columns: columns, rows: rows),
        history: history,
        completion: completion
      ) { terminal in
        for _ in 0..<40 {
          for _ in 0..<50 { try terminal.type(Self.keys.randomElement(using: &dice) ?? "a") }
          if Int.random(in: 0..<4, using: &dice) == 0 {
            let size = WindowSize(
              columns: .random(in: 8...100, using: &dice),
              rows: .random(in: 3...40, using: &dice)
            )
            try terminal.resize(to: size)
          }
        }
        try Self.settle(terminal)
        try terminal.type("the end")
        try terminal.wait { $0.text.contains("nav> the end") }
        try terminal.type("\r")
        try terminal.waitForNewPrompt()
        try terminal.type("\u{4}")
      }
      #expect(result.inputs.suffix(2) == [.line("the end"), .end])
    }
  }
}
