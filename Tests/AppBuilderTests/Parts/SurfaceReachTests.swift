import Testing

@testable import AppBuilder

@Suite("Surfaces that a file can reach")
struct SurfaceReachTests {
  private let units = [
    SurfaceUnit(path: "a", text: "struct A { let b: B }", reach: .names(["A"])),
    SurfaceUnit(path: "b", text: "struct B { let c: [C]; let a: A? }", reach: .names(["B"])),
    SurfaceUnit(path: "c", text: "struct C { let d = make() }", reach: .names(["C"])),
    SurfaceUnit(path: "d", text: "func make() -> D", reach: .names(["make"])),
    SurfaceUnit(path: "d", text: "struct D {}", reach: .names(["D"])),
    SurfaceUnit(path: "e", text: "struct E {}", reach: .names(["E"])),
    SurfaceUnit(path: "f", text: "extension View { func f(_ e: E) }", reach: .everyone),
    SurfaceUnit(path: "g", text: "#Preview { A() }", reach: .nobody),
  ]

  private func digests(_ text: String, changing index: Int) -> (before: [String], after: [String]) {
    var changed = units
    changed[index].text += "; let more = 1"
    return (
      [SurfaceReach(among: units)].flatMap { [$0.digest(for: text), $0.shared] }.map(\.description),
      [SurfaceReach(among: changed)].flatMap { [$0.digest(for: text), $0.shared] }.map(
        \.description
      )
    )
  }

  @Test("files that reach a change notice it, over any number of steps")
  func steps() {
    for text in ["A()", "let b: B", "C", "make().x"] {
      for index in 3...4 {
        let (before, after) = digests(text, changing: index)
        #expect(before[0] != after[0])
        #expect(before[1] == after[1])
      }
    }
    #expect(digests("B", changing: 0).before[0] != digests("B", changing: 0).after[0])
  }

  @Test("files that do not reach a change do not notice it")
  func others() {
    for index in 0...2 {
      #expect(
        digests("D() + make()", changing: index).before
          == digests("D() + make()", changing: index).after
      )
    }
    #expect(digests("A B C", changing: 7).before == digests("A B C", changing: 7).after)
    #expect(digests("nothing", changing: 0).before == digests("nothing", changing: 0).after)
  }

  @Test("a change to shared declarations, or to anything they reach, affects all files")
  func shared() {
    for index in 5...6 {
      let (before, after) = digests("nothing", changing: index)
      #expect(before[1] != after[1])
      #expect(before[0] == after[0])
    }
  }

  @Test("files that mention a declaration notice when it is added, removed or moved")
  func names() {
    let more = units + [SurfaceUnit(path: "h", text: "struct New {}", reach: .names(["New"]))]
    var moved = units
    moved[4].path = "h"
    let (first, second) = (SurfaceReach(among: units), SurfaceReach(among: more))
    #expect(first.digest(for: "New()") != second.digest(for: "New()"))
    #expect(first.digest(for: "A()") == second.digest(for: "A()"))
    #expect(first.digest(for: "A()") != SurfaceReach(among: moved).digest(for: "A()"))
    // A second declaration of the name.
    let twice = units + [SurfaceUnit(path: "h", text: "struct D { }", reach: .names(["D"]))]
    #expect(first.digest(for: "A()") != SurfaceReach(among: twice).digest(for: "A()"))
  }

  @Test("neighbouring fields are not confused")
  func fields() {
    let first = SurfaceReach(among: [SurfaceUnit(path: "a", text: "bc", reach: .names(["x"]))])
    let second = SurfaceReach(among: [SurfaceUnit(path: "ab", text: "c", reach: .names(["x"]))])
    #expect(first.digest(for: "x") != second.digest(for: "x"))
  }
}
