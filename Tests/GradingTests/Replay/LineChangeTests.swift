import Grading
import Testing

@Suite("Differences between lines")
struct LineChangeTests {
  @Test("Added and removed lines are shown in order, with a little context")
  func changes() {
    let changes = LineChange.between(
      ["a", "b", "c", "d", "e", "f", "g"],
      ["a", "b", "c", "D", "e", "f", "g"]
    )

    #expect(changes.map(\.description) == ["  b", "  c", "- d", "+ D", "  e", "  f"])
    #expect(LineChange.between(["a"], ["a"]) == [])
    #expect(LineChange.between([], ["a"]) == [.added("a")])
    #expect(LineChange.between(["a", "b"], []) == [.removed("a"), .removed("b")])
  }
}
