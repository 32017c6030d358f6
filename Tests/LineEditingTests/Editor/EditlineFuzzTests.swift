import Foundation
import Terminal
import Testing
import VirtualTerminal

extension EditlineTests {
  /// Random keys, pastes and sizes against the editor in a process of its own, whose memory is guarded.
  ///
  /// `NAVLAB_FUZZ_TOKENS` says how many keys are pressed in all, and `NAVLAB_FUZZ_SEED` which ones;
  /// `Scripts/fuzz` presses many.
  @Suite("Random keys on a terminal")
  struct EditlineFuzzTests {
    private static let batch = 500

    private static func number(_ name: String) -> UInt64? {
      ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
    }

    /// Leaves searches and lines until the prompt is empty and every key has been taken.
    ///
    /// Between two lines the terminal takes keys by itself, so what is pressed then may have no effect.
    /// A busy editor may be far behind, too: only the mark of the last attempt says that no key of an
    /// earlier one is still to come.
    ///
    /// - Parameters:
    ///   - terminal: Where the keys are pressed.
    ///   - name: A word that has not been typed before.
    /// - Throws: `PseudoTerminal.Failure` when the prompt does not come.
    private func settle(_ terminal: PseudoTerminal, marking name: String) throws {
      try terminal.resize(to: WindowSize(columns: 80, rows: 24))
      for attempt in 0..<1_200 {
        let mark = "\(name)-\(attempt)-"
        try terminal.type("\u{1B}[201~\u{7}\u{3}")
        do {
          try terminal.type(mark)
          try terminal.wait(seconds: 0.5) {
            $0.rows[$0.row].hasPrefix("probe> \(mark)") && $0.column == 7 + mark.count
          }
          try terminal.type("\u{15}")
          try terminal.wait { $0.rows[$0.row] == "probe>" && $0.column == 7 }
          return
        } catch .tooLate {
          continue
        }
      }
      throw PseudoTerminal.Failure.tooLate(screen: terminal.screen.transcript)
    }

    @Test(
      "The editor survives any keys, and the next line can be typed",
      arguments: [("", 80, 24), ("", 24, 6), ("", 9, 3), ("bind -v", 80, 24), ("bind -v", 24, 6)]
        as [(String, Int, Int)]
    )
    func survive(settings: String, columns: Int, rows: Int) throws {
      let folder = try TemporaryFolder.make()
      defer { folder.remove() }
      let lines = (0..<30).map { "line \($0) " + String(repeating: "x日", count: $0 * 8) }
      try folder.write(Array(lines.map { $0 + "\n" }.joined().utf8), to: "history")
      try folder.write(Array("\(settings)\nbind -s ^G 'a\\tb\\r'\n".utf8), to: "input")
      let seed = (Self.number("NAVLAB_FUZZ_SEED") ?? 1) &+ UInt64(columns * rows)
      let tokens = Int(Self.number("NAVLAB_FUZZ_TOKENS") ?? 5_000) / 5
      var keys = RandomKeys(seed: seed)
      let probe = try ProbeTerminal(
        ["edit", "\(folder.path)/history"],
        size: WindowSize(columns: columns, rows: rows),
        environment: ["EDITRC": "\(folder.path)/input", "EDITOR": "true"]
      )
      for number in stride(from: 0, to: tokens, by: Self.batch) {
        do {
          for count in 0..<Self.batch {
            try probe.terminal.type(bytes: keys.token())
            if count % 100 == 99 {
              let size = WindowSize(
                columns: .random(in: 6...100, using: &keys),
                rows: .random(in: 3...40, using: &keys)
              )
              try probe.terminal.resize(to: size)
            }
          }
          try settle(probe.terminal, marking: "mark\(number)")
        } catch {
          Issue.record("seed \(seed), after \(number) keys: \(error)")
          return
        }
      }
      try probe.terminal.type("the end")
      try probe.terminal.wait { $0.text.contains("probe> the end") }
      try probe.terminal.type("\r")
      try probe.terminal.wait { $0.text.contains("\n= the end\n") }
      try probe.waitForPrompt()
      try probe.terminal.type("\u{4}")
      _ = try probe.terminal.waitUntilClosed()
      #expect(probe.waitForEnd() == 0)
    }
  }
}
