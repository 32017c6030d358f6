import Testing

@testable import Script

@Suite("Commands with more words than they take")
struct LooseLineTests {
  private func meaning(_ line: String) -> HabitLine.Meaning? {
    LooseLine(line.split(separator: " ").map(String.init))?.meaning
  }

  @Test(
    "Superfluous words are left out",
    arguments: [
      ("check exercise 2", "check 2"), ("check my work", "check"), ("start exercise 3", "start 3"),
      ("hint please", "hint"), ("hint for exercise 4", "hint 4"),
      ("check exercise 2 --all", "check 2 --all"), ("open exercise 3", "start 3"),
      ("open the saved tab", "tap saved"), ("open Profile tab", "tap Profile"),
      ("open the Blue Lake", "tap Blue Lake"),
      ("start lesson 1", "lesson 1"), ("open lesson 2", "lesson 2"), ("list lessons", "lesson"),
      ("links please", "links"), ("undo please", "undo"), ("list tabs please", "list tabs"),
      ("play stack please", "play stack"),
    ]
  )
  func plain(typed: String, line: String) throws {
    #expect(meaning(typed) == .line(line))
    #expect(try Statement(parsing: typed)?.text == line)
  }

  @Test(
    "Several commands on a line, or an answer for a file, get advice",
    arguments: [
      ("tap Blue Lake && back", "one command"), ("tap Blue Lake; tap Eagle Hut", "one command"),
      ("tree | less", "one command"), ("tree > out.txt", "record FILE"),
    ]
  )
  func several(typed: String, words: String) {
    let error = #expect(throws: ScriptError.self) { try Statement(parsing: typed) }
    #expect(error?.message.contains(words) == true, "\(error?.message ?? "")")
    #expect(error?.correction == nil)
  }

  @Test(
    "A possible label, value or exercise is not changed",
    arguments: [
      "tap Please", "tap Buy milk please", "type yes please into Name", "search the code",
      "check 2",
      "start", "list for sale", "expect screen Hall > Lake", "tap \"A; back\"", "open my-app://x",
      "explain nested-stack",
    ]
  )
  func labels(typed: String) {
    #expect(meaning(typed) == nil)
  }

  @Test("A script contains only exact commands")
  func script() {
    #expect(throws: ScriptError.self) {
      try Statement(reading: "links please", file: "a.nav", line: 1)
    }
  }
}
