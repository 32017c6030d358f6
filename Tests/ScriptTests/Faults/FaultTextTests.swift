import SceneText
import Script
import Testing

@testable import FaultCatalogue

@Suite("A fault in words")
struct FaultTextTests {
  @Test("the text explains the reason and the remedy, and shows both listings with their trees")
  func whole() {
    let lines = FaultText(.sample).lines(TextLayout(width: 60))
    #expect(
      lines.map(\.plain).joined(separator: "\n") == """
        loud-door  warning
        A door that is *slammed*

          Everybody hears `Door()`.

          Close it <gently>.

        wrong
          let house = House()

        - house.slam()

          App  House
          > tap "Door"
          > back
          App  Ruin

        right
          let house = House()

        + house.close()

        found by: the linter, and the app while it runs; the linter
          can fix it
        concerns: iOS 16 and later
        based on: NS-01, NS-02 of Docs/Behaviours.tsv
        """
    )
  }

  @Test("the text says that the app stops if no tree follows the commands")
  func stoppedApp() {
    var entry = FaultEntry.sample
    entry.wrong.after = nil
    let lines = FaultText(entry).lines(TextLayout(width: 60)).map(\.plain)
    #expect(lines.drop { $0 != "  > back" }.prefix(2) == ["  > back", "  The app stops here."])
  }

  @Test("code that is too wide is continued with an indent, and keeps every word")
  func wideCode() {
    var entry = FaultEntry.sample
    entry.wrong.code = "  let house = House(rooms: 12, doors: 31, owner: nobody)\nhouse.slam()"
    let lines = FaultText(entry).lines(TextLayout(width: 32)).map(\.plain)
    #expect(
      lines.drop { $0 != "wrong" }.dropFirst().prefix(3) == [
        "-   let house = House(rooms: 12,",
        "        doors: 31, owner:",
        "        nobody)",
      ]
    )
  }
}
