import Testing

@testable import AppBuilder

@Suite("Parts of a graph that reach each other")
struct ReachComponentsTests {
  @Test("a cycle is one component, and comes after the components that it reaches")
  func circle() {
    // 0 → 1 → 2 → 0, 2 → 3, 4 alone.
    let components = ReachComponents([[1], [2], [0, 3], [], []])
    #expect(components.members == [[3], [0, 1, 2], [4]])
    #expect(components.numbers == [1, 1, 1, 0, 2])
  }

  @Test("nodes reach each other both ways only within a component")
  func manyGraphs() {
    var state: UInt64 = 7
    func number(below limit: UInt64) -> UInt64 {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return (state >> 33) % limit
    }
    for _ in 0..<200 {
      let count = Int(number(below: 12))
      let next = (0..<count).map { _ in (0..<count).filter { _ in number(below: 6) == 0 } }
      let components = ReachComponents(next)
      let reached = (0..<count).map { Self.reached(from: $0, next) }
      for first in 0..<count {
        for second in 0..<count {
          let together =
            first == second || reached[first].contains(second) && reached[second].contains(first)
          #expect((components.numbers[first] == components.numbers[second]) == together, "\(next)")
          if reached[first].contains(second) {
            #expect(components.numbers[first] >= components.numbers[second], "\(next)")
          }
        }
      }
    }
  }

  private static func reached(from start: Int, _ next: [[Int]]) -> Set<Int> {
    var found: Set<Int> = []
    var open = next[start]
    while let node = open.popLast() {
      if found.insert(node).inserted { open += next[node] }
    }
    return found
  }

  @Test("a long path does not need a deep stack")
  func long() {
    let count = 100_000
    let components = ReachComponents((0..<count).map { $0 + 1 < count ? [$0 + 1] : [] })
    #expect(components.members.count == count)
  }
}
