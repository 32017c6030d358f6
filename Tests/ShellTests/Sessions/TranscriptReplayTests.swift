import SceneText
import Script
import Shell
import Testing

@Suite("A repeated transcript")
struct TranscriptReplayTests {
  private func run(_ text: String, keepsGoing: Bool = false) -> [String] {
    let commands = FakeCommands([
      "bad": .failing(.fallsShort, "no such thing"),
      "print": CommandReport(lines: ["shown"], console: ConsoleExcerpt(["printed"])),
    ])
    do throws(CommandFailure) {
      let source: ScriptSource
      do { source = try ScriptSource(text, name: "a.txt") } catch { return ["\(error)"] }
      let script = try TranscriptReplay(source, commands: commands, keepsGoing: keepsGoing)
      return [try script.run { CommandReport() }.plain]
    } catch {
      return ["\(error.status.rawValue)", error.message]
    }
  }

  @Test("A transcript passes if all answers are unchanged, even failures")
  func same() {
    #expect(
      run("# x\n> tree\ndid tree\n> bad\nno such thing\n> print\n│ printed\nshown\n> x\n…\n") == [
        "a.txt: 4 answers are unchanged"
      ]
    )
  }

  @Test("A different answer is reported with its place, or all of them with --keep-going")
  func different() {
    let text = "> tree\ndid\n> bad\n> print\n│ printed\nshown\n"
    let first = """
      a.txt:2:1: 'tree' has a different answer
        recorded  did
        now       did tree
      """
    let second = """
      a.txt:4:1: 'bad' has a different answer
        recorded  (nothing)
        now       no such thing
      """
    #expect(run(text) == ["1", first])
    #expect(run(text, keepsGoing: true) == ["1", "\(first)\n\(second)"])
  }

  @Test("An app that does not start is reported")
  func launch() throws {
    let source = try ScriptSource("> tree", name: "a.txt")
    let script = try TranscriptReplay(source, commands: FakeCommands())
    #expect(throws: CommandFailure(.appEnded, "navlab: The app crashed.")) {
      _ = try script.run { .failing(.appEnded, "The app crashed.") }
    }
  }
}
