import SceneModel
import SceneText
import Testing

@Suite("Alignment of two builds")
struct SnapshotAlignmentTests {
  private func app(_ children: [Element], first: Int) -> Snapshot {
    let screen = Element(
      id: first + 1,
      kind: .screen,
      label: "Feed",
      name: "Feed",
      children: children
    )
    return Snapshot(app: "Shop", window: Element(id: first, kind: .window, children: [screen]))
  }

  private func ids(_ snapshot: Snapshot) -> [Int] {
    [snapshot.window.id] + snapshot.window.children.flatMap { [$0.id] + $0.children.map(\.id) }
  }

  @Test("Equal-looking elements get the same ids, and the rest get new ids")
  func ids() {
    let old = app(
      [
        Element(id: 3, kind: .button, label: "A"), Element(id: 4, kind: .text, label: "one"),
        Element(id: 5, kind: .button, label: "B"),
      ],
      first: 1
    )
    let new = app(
      [
        Element(id: 13, kind: .link, label: "New"), Element(id: 14, kind: .button, label: "B"),
        Element(id: 15, kind: .text, label: "two"), Element(id: 16, kind: .button, label: "A"),
      ],
      first: 11
    )
    #expect(ids(new.aligned(with: old)) == [1, 2, 6, 5, 4, 3])
    let lines = SceneDiff(from: old, to: new.aligned(with: old)).lines(TextLayout())
    #expect(
      lines.map(\.plain) == [
        "~ 3 elements are in a different order", "+ link \"New\"", "~ text \"one\" → \"two\"",
      ]
    )
  }

  @Test("An app that is aligned with itself does not change")
  func same() {
    let old = app(
      [Element(id: 3, kind: .text, label: "x"), Element(id: 9, kind: .text, label: "x")],
      first: 1
    )
    #expect(old.aligned(with: old) == old)
  }
}
