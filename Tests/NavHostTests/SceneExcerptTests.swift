import SceneModel
import Testing

@testable import NavHost

@Suite("The part of a scene that a reply has room for")
@MainActor
struct SceneExcerptTests {
  private func window(rows: Int, first: Int = 1) -> Element {
    let texts = (first..<first + rows).map { Element(id: $0, kind: .text, label: "Row \($0)") }
    return Element(id: 0, kind: .window, children: texts)
  }

  private func nested(_ depth: Int) -> Element {
    var element = Element(id: depth, kind: .text, label: "Core")
    for id in (0..<depth).reversed() {
      element = Element(id: id, kind: .section, children: [element])
    }
    return element
  }

  @Test("A scene that fits is described completely")
  func whole() {
    var room = DescriptionRoom()
    var excerpt = SceneExcerpt()
    let window = window(rows: 1000)
    let isSame = excerpt.window(window, room: &room) == window
    #expect(isSame)
    #expect(!room.isCut)
    #expect(!room.isEmpty)
  }

  @Test("Rows beyond the limit become a number, even if the rest is already known")
  func tooMany() throws {
    var excerpt = SceneExcerpt()
    var smaller = DescriptionRoom()
    var window = window(rows: 99_990)
    let isSame = excerpt.window(window, room: &smaller) == window
    #expect(isSame)
    #expect(!smaller.isEmpty)
    window.children.append(contentsOf: self.window(rows: 50, first: 100_000).children)
    var room = DescriptionRoom()
    let shown = excerpt.window(window, room: &room)
    #expect(room.isCut && room.isEmpty && !room.isTooDeep)
    #expect(shown.children.count == 100_000)
    let last = try #require(shown.children.last)
    #expect(last == Element(id: -1, kind: .rowsBelow, value: "41"))
  }

  @Test("Elements that are nested too deeply are omitted, with a mark")
  func tooDeep() {
    var excerpt = SceneExcerpt()
    var room = DescriptionRoom()
    let fitting = nested(199)
    let isSame = excerpt.window(fitting, room: &room) == fitting
    #expect(isSame)
    var second = DescriptionRoom()
    var shown = excerpt.window(nested(200), room: &second)
    #expect(second.isTooDeep)
    var depth = 0
    while let child = shown.children.first {
      shown = child
      depth += 1
    }
    #expect(depth == 200)
    #expect(shown.kind == .rowsBelow)
  }
}
