import SceneText
import Script
import Testing

@testable import FaultCatalogue

@Suite("A fault in words")
struct FaultTextTests {
  @Test("tells why, what instead, both listings with marks, and what comes of them")
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
        stands on: NS-01, NS-02 of Docs/Behaviours.tsv
        """
    )
  }

  @Test(
    "no line is wider than the layout, and ASCII is ASCII",
    arguments: Fault.all.map(\.id)
  )
  func fits(_ id: String) throws {
    let fault = try #require(Fault.named(id))
    let code = (FaultCode(of: fault).wrong + FaultCode(of: fault).right).map(\.text).joined()
    let lines = FaultText(fault).lines(TextLayout(width: 40, signs: .ascii))
    for line in lines {
      #expect(line.columns <= 40, "\(line.plain)")
    }
    for line in lines where code.allSatisfy({ $0.isASCII }) {
      #expect(line.plain.allSatisfy { $0.isASCII }, "\(line.plain)")
    }
  }

  @Test("code that is too wide goes on further in, and keeps every word")
  func wideCode() {
    var fault = Fault.sample
    fault.wrong.code = "  let house = House(rooms: 12, doors: 31, owner: nobody)\nhouse.slam()"
    let lines = FaultText(fault).lines(TextLayout(width: 32)).map(\.plain)
    #expect(
      lines.drop { $0 != "wrong" }.dropFirst().prefix(3) == [
        "-   let house = House(rooms: 12,",
        "        doors: 31, owner:",
        "        nobody)",
      ]
    )
  }
}
