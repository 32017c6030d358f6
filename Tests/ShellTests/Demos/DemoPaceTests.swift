import Shell
import Testing

@Suite("The pace of a demo")
struct DemoPaceTests {
  private func pauses(_ pace: DemoPace, after character: Character? = "x") -> [Int] {
    var pace = pace
    return (0..<200).map { _ in pace.beforeKey(after: character) }
  }

  @Test("One seed gives the same typing on every machine, and another seed another typing")
  func seed() {
    #expect(pauses(DemoPace(seed: 7)) == pauses(DemoPace(seed: 7)))
    #expect(pauses(DemoPace(seed: 7)) != pauses(DemoPace(seed: 8)))
    #expect(pauses(DemoPace()).prefix(5) == [56, 75, 42, 33, 48])
  }

  @Test("Intervals between keys vary around the usual time, and a new word takes longer")
  func range() {
    let usual = pauses(DemoPace(delay: 60))
    #expect((30...35).contains(usual.min() ?? 0) && (85...90).contains(usual.max() ?? 0))
    let words = pauses(DemoPace(delay: 60), after: " ")
    #expect((60...70).contains(words.min() ?? 0) && (170...180).contains(words.max() ?? 0))
  }

  @Test("Speed divides all times, and reading time is limited")
  func speed() {
    var pace = DemoPace(delay: 60)
    #expect([pace.beforeTyping, pace.beforeEnter, pace.reading(1)] == [720, 360, 840])
    #expect(pace.reading(12) == pace.reading(1000))
    pace.speed = 2
    #expect([pace.beforeTyping, pace.beforeEnter, pace.reading(1)] == [360, 180, 420])
  }
}
