import AppSession
import SceneText
import Terminal
import Testing
import VirtualTerminal

@testable import Shell

@Suite("The audience's view")
struct DemoScreenTests {
  private let stage = FakeStage()
  private let output = RecordedOutput()

  private func seen(_ columns: Int, _ rows: Int = 24) -> String {
    var screen = VirtualScreen(columns: columns, rows: rows)
    screen.feed(output.text.replacing("\n", with: "\r\n"))
    return screen.text
  }

  private func screen(_ columns: Int, rows: Int = 24, cards: Bool = false) -> DemoScreen {
    let profile = DisplayProfile(columns: columns, rows: rows, isTerminal: true)
    return DemoScreen(output: output, usesCards: cards) { profile }
  }

  @Test("A line that takes several rows is erased as a whole")
  func erase() {
    var screen = screen(20)
    screen.remark("above")
    screen.prompt(at: stage.place)
    for character in "tap \"A label that is long\"" { screen.type(character) }
    #expect(seen(20) == "  above\nRoom 0 ❯ tap \"A labe\nl that is long\"")
    screen.redraw(at: stage.place)
    #expect(seen(20) == "  above\nRoom 0 ❯ tap \"A labe\nl that is long\"")
    screen.erase()
    #expect(seen(20) == "  above")
  }

  @Test("A list disappears when it is withdrawn")
  func offer() {
    var screen = screen(40)
    screen.remark("above")
    screen.offer(["One", "A name that is too long for a row of forty columns"])
    #expect(
      seen(40) == """
          above
          1  One
          2  A name that is t…f forty columns
          type a number and press Enter to go
          there; any other key stays here
        """
    )
    screen.withdraw()
    screen.remark("below")
    #expect(seen(40) == "  above\n  below")
  }

  @Test("Cards take the whole screen, with the command and the words below them")
  func cards() {
    var screen = screen(40, rows: 16, cards: true)
    screen.remark("gone")
    screen.show(stage.run("tap \"In\"", number: 1), of: "tap \"In\"")
    screen.say("There are rooms.")
    screen.prompt(at: stage.place)
    let page = """
        House
       ┌─────────────────────────┐
       │ Room 1                  │ ◀
       │ Room 0                  │
       └─────────────────────────┘

      > tap "In"
      room 1

      There are rooms.

      Room 0 › Room 1 ❯
      """
    #expect(seen(40, 16) == page)
    screen.redraw(at: stage.place)
    #expect(seen(40, 16) == page)
    screen.offer(["One"])
    screen.withdraw()
    screen.prompt(at: stage.place)
    #expect(seen(40, 16) == page)
    screen.announce("Next")
    #expect(!seen(40, 16).contains("rooms"))
  }

  @Test("On a low screen, the words take precedence over the cards, and nothing scrolls away")
  func low() {
    for rows in 6...16 {
      var screen = screen(40, rows: rows, cards: true)
      screen.show(stage.go(to: stage.moment), because: "here")
      screen.prompt(at: stage.place)
      var virtual = VirtualScreen(columns: 40, rows: rows)
      virtual.feed(output.text.replacing("\n", with: "\r\n"))
      #expect(virtual.scrolledRows.isEmpty && virtual.text.contains("here"), "\(rows) rows")
      #expect(virtual.text.contains("┌") == (rows >= 11), "\(rows) rows")
    }
  }

  @Test("A failed command is shown with its reason, even with cards")
  func failure() {
    var screen = screen(40, cards: true)
    screen.show(stage.run("back", number: 1), of: "back")
    #expect(seen(40).hasSuffix("> back\nno way"))
  }

  @Test("A file gets the cards without terminal sequences")
  func file() {
    var screen = DemoScreen(output: output, usesCards: true) { DisplayProfile(columns: 40) }
    screen.show(stage.look())
    #expect(!output.text.contains("\u{1B}") && output.text.contains("Room 0"))
  }
}
