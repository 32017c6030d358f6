import Testing

@testable import SceneText

@Suite("Breaking code")
struct CodeBreakingTests {
  private let layout = TextLayout()

  @Test("names and numbers stay whole, and code breaks after brackets and before dots")
  func parts() {
    let code = #"router.trailsPath → [.trail(id: "blue-lake"), .hut(id: 1.5)]"#
    #expect(layout.broken(code, to: 80) == [code])
    #expect(
      layout.broken(code, to: 24) == [
        "router.trailsPath →", "[.trail(id:", #""blue-lake"), .hut(id:"#, "1.5)]",
      ]
    )
    #expect(layout.broken("", to: 10) == [])
  }

  @Test("all code is shown at any width that fits its longest name", arguments: 14...60)
  func whole(width: Int) {
    let code =
      #"path [.trail(id: "blue-lake"), .hut(id: "eagle"), .product(Item(id: 42))]   was [.a]"#
    let lines = layout.broken(code, to: width)
    #expect(lines.allSatisfy { $0.count <= width }, "\(lines)")
    #expect(lines.joined().filter { $0 != " " } == code.filter { $0 != " " })
  }
}
