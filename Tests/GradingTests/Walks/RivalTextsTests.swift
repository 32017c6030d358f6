import Testing

@testable import Grading

@Suite("Texts that answer the same question differently")
struct RivalTextsTests {
  private func contradiction(_ right: String, _ other: String, together: Bool = false) -> Bool {
    let texts: Set = [right, other]
    let states: Set<Set<String>> = together ? [texts] : [[right], [other]]
    return RivalTexts(among: texts, shownTogether: states)
      .contradiction(in: texts, to: [right]) != nil
  }

  @Test(
    "Sentences that differ in one place answer the same question",
    arguments: [
      ("1 of 3 boats", "2 of 3 boats"), ("Values: 0", "Values: 12"), ("3", "4"),
      ("Light: on", "Light: off"), ("Last trail: Ridge", "Last trail: Old Harbour"),
      ("Signed in as Ada", "Signed in as nobody"), ("No boats left", "Two boats left"),
    ]
  )
  func rivals(one: String, other: String) {
    #expect(contradiction(one, other))
    #expect(contradiction(other, one))
    // Whatever the solution shows at once, everybody may.
    #expect(!contradiction(one, other, together: true))
  }

  @Test(
    "Sentences that differ in several places do not answer the same question",
    arguments: [
      ("On", "Off"), ("Welcome", "Welcome back, Ada"), ("By the water", "By a house of wood"),
      ("Chapter 1", "Page 1 of 20"), ("", "1"), ("Ridge", "Lake"),
    ]
  )
  func others(one: String, other: String) {
    #expect(!contradiction(one, other))
  }

  @Test("Texts that replace each other on a screen are rivals, whatever their words")
  func exchanged() throws {
    let exchange = try #require(RivalTexts.exchange(from: ["On", "Lamp"], to: ["Off", "Lamp"]))
    let rivals = RivalTexts(
      among: ["On", "Off", "Lamp"],
      shownTogether: [["On", "Lamp"], ["Off", "Lamp"]],
      exchanged: [exchange]
    )
    #expect(rivals.contradiction(in: ["On", "Off", "Lamp"], to: ["On", "Lamp"])?.other == "Off")
    #expect(rivals.contradiction(in: ["On", "Off", "Lamp"], to: ["Off", "Lamp"])?.other == "On")
    #expect(rivals.contradiction(in: ["On", "Lamp"], to: ["On", "Lamp"]) == nil)
  }

  @Test("A changing number does not hide an exchange, but added or removed texts do")
  func exchange() {
    #expect(
      RivalTexts.exchange(from: ["On", "1 time"], to: ["Off", "2 times"]) == nil
    )
    #expect(
      RivalTexts.exchange(from: ["On", "Times: 1"], to: ["Off", "Times: 2"])
        == RivalTexts.Pair(right: "On", other: "Off")
    )
    #expect(RivalTexts.exchange(from: ["On"], to: ["Off", "Lamp"]) == nil)
    #expect(RivalTexts.exchange(from: ["On"], to: []) == nil)
    #expect(RivalTexts.exchange(from: ["On"], to: ["On"]) == nil)
  }

  @Test("A text that the solution shows, or that no check names, is allowed")
  func free() {
    let rivals = RivalTexts(among: ["Row 1", "Row 2"], shownTogether: [["Row 1"], ["Row 2"]])
    #expect(rivals.contradiction(in: ["Row 1", "Row 2"], to: ["Row 1", "Row 2"]) == nil)
    #expect(rivals.contradiction(in: ["Row 1", "Row 7"], to: ["Row 1"]) == nil)
    #expect(rivals.contradiction(in: ["Row 2"], to: []) == nil)
    #expect(
      rivals.contradiction(in: ["Row 1", "Row 2"], to: ["Row 1"])
        == RivalTexts.Pair(right: "Row 1", other: "Row 2")
    )
  }

  @Test("Without two promised texts there is nothing to compare")
  func nothing() {
    #expect(RivalTexts() == RivalTexts(among: ["Row 1"], shownTogether: []))
  }
}
