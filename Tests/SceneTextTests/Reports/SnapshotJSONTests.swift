import SceneModel
import SceneText
import Testing

@Suite("SnapshotJSON")
struct SnapshotJSONTests {
  @Test("the JSON has its keys in order")
  func keys() throws {
    let window = Element(id: 1, kind: .window, label: "a/b", traits: [.focused])
    let snapshot = Snapshot(app: "x", clock: 1.5, window: window)
    let text = try SnapshotJSON.text(snapshot, isPretty: false)
    #expect(
      text
        == #"{"app":"x","clock":1.5,"window":{"id":1,"kind":"window","label":"a/b","traits":["focused"]}}"#
    )
  }

  @Test("an infinite time is refused")
  func endless() {
    let snapshot = Snapshot(app: "x", clock: .infinity, window: Element(id: 1, kind: .window))
    #expect(throws: EncodingError.self) { try SnapshotJSON.text(snapshot) }
  }
}
