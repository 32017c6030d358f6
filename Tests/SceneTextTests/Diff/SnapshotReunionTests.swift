import SceneModel
import SceneText
import Testing

@Suite("Elements that came back")
struct SnapshotReunionTests {
  private func snapshot(_ rows: [Element]) -> Snapshot {
    let screen = Element(id: 2, kind: .screen, label: "Fruit", children: rows)
    return Snapshot(app: "App", window: Element(id: 1, kind: .window, children: [screen]))
  }

  private func row(_ id: Int, _ label: String) -> Element {
    Element(
      id: id,
      kind: .row,
      label: label,
      children: [Element(id: id + 100, kind: .text, label: label)]
    )
  }

  @Test("elements that return unchanged are not in a difference, and changed elements are")
  func netDifference() {
    let before = snapshot([row(10, "Apple"), row(19, "Bee")])
    let same = snapshot([row(10, "Apple"), row(11, "Bee")])
    #expect(same.reunited(with: before) == before)
    let other = snapshot([row(10, "Apple"), row(11, "Bean"), row(12, "Bee")])
    let diff = SceneDiff(from: before, to: other.reunited(with: before))
    #expect(text(diff.details(TextLayout())) == #"+ row "Bean""#)
    let fewer = snapshot([row(10, "Apple")])
    #expect(fewer.reunited(with: before) == fewer)
  }
}
