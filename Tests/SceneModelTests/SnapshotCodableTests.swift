import Foundation
import SceneModel
import Testing

@Suite("Snapshots as JSON")
struct SnapshotCodableTests {
  @Test("Nil and empty fields are left out")
  func compact() throws {
    let snapshot = Snapshot(app: "A", window: Element(id: 1, kind: .window))
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    let text = String(decoding: try encoder.encode(snapshot), as: UTF8.self)
    #expect(text == #"{"app":"A","window":{"id":1,"kind":"window"}}"#)
  }

  @Test("Values survive a round trip through JSON", arguments: 0..<20)
  func roundTrip(seed: Int) throws {
    var scene = RandomScene(seed: UInt64(seed))
    let snapshot = scene.snapshot()
    let data = try JSONEncoder().encode(snapshot)
    #expect(try JSONDecoder().decode(Snapshot.self, from: data) == snapshot)
  }
}
