import SceneText
import Script
import Shell
import Testing

@Suite("The presenter's notes")
struct DemoNotesTests {
  private func notes() throws -> DemoNotes {
    let text = """
      #: title Rooms
      #: note Say hello.
      tap "In"
      #: chapter The way back
      #: note Ask what will happen now.
      #: note Wait for an answer.
      #: say There is a way back.
      back
      #: note Thank them.
      """
    return DemoNotes(try Demo(ScriptSource(text, name: "rooms.nav")), query: "rooms")
  }

  private func lines(at beat: Int?, width: Int = 60) throws -> [String] {
    let keys = DemoKey.help.count
    return try notes().lines(at: beat, TextLayout(width: width)).map(\.plain).dropLast(keys)
  }

  @Test("The notes tell the demo's place, the words to say, and the next command")
  func places() throws {
    #expect(
      try lines(at: 0) == [
        "Rooms, 0 of 2 commands done", "", "Say hello.", "", "next  tap \"In\"", "then  back", "",
      ]
    )
    let before = [
      "The way back, 1 of 2 commands done", "", "Ask what will happen now.", "",
      "Wait for an answer.", "", "next  back", "",
    ]
    #expect(try lines(at: 3) == before, "in the middle of the notes")
    #expect(try lines(at: 6) == before, "at the command")
    #expect(
      try lines(at: 99) == [
        "The way back, 2 of 2 commands done", "", "Thank them.", "", "the end", "",
      ]
    )
  }

  @Test("Before a performance, the notes wait and show the beginning")
  func waiting() throws {
    #expect(try lines(at: nil) == ["waiting for: navlab play rooms", ""] + lines(at: 0))
  }

  @Test("The notes fit into a narrow window, and list the keys")
  func narrow() throws {
    let all = try notes().lines(at: 6, TextLayout(width: 24)).map(\.plain)
    #expect(all.allSatisfy { $0.count <= 24 }, "\(all)")
    #expect(all.contains("Ctrl-C        ends the"), "\(all)")
  }

  @Test("On paper, all notes are beside their commands")
  func paper() throws {
    #expect(
      try notes().all(TextLayout(width: 60)).map(\.plain) == [
        "Say hello.", "  > tap \"In\"", "", "The way back", "", "Ask what will happen now.",
        "Wait for an answer.", "says: There is a way back.", "  > back", "Thank them.",
      ]
    )
  }
}
