import Script
import Shell
import Terminal
import Testing

@Suite("Notes that follow")
struct NotesFollowerTests {
  @Test("Notes are drawn only when they change, and always fit")
  func show() throws {
    let output = RecordedOutput()
    let demo = try Demo(ScriptSource("tree\nback\n", name: "a.nav"))
    let profile = DisplayProfile(columns: 40, rows: 4, isTerminal: true)
    var follower = NotesFollower(notes: DemoNotes(demo, query: "a.nav"), output: output) { profile }
    let first = "\u{1B}[H\u{1B}[2Ja.nav, 0 of 2 commands done\n\nnext  tree\n"
    follower.show(at: 0)
    follower.show(at: 0)
    #expect(output.text == first)
    follower.forget()
    follower.show(at: 0)
    #expect(output.text == first + first)
    follower.show(at: 1)
    #expect(output.text.hasSuffix("\u{1B}[2Ja.nav, 1 of 2 commands done\n\nnext  back\n"))
  }
}
