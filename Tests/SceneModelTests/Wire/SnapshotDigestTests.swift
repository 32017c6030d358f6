import SceneModel
import Shares
import Testing

@Suite("SnapshotDigest")
struct SnapshotDigestTests {
  @Test("digests differ exactly if their snapshots differ", arguments: Share(of: 4).of(0..<20))
  func tellsApart(seed: Int) {
    var scene = RandomScene(seed: UInt64(seed))
    var snapshot = scene.snapshot()
    for _ in 0..<50 {
      let before = snapshot
      scene.follow(&snapshot)
      #expect((SnapshotDigest(before) == SnapshotDigest(snapshot)) == (before == snapshot))
    }
  }

  @Test("a digest separates the objects from what a person sees")
  func objects() {
    var snapshot = Snapshot(app: "A", window: Element(id: 0, kind: .window))
    let before = SnapshotDigest(snapshot)
    snapshot.objects = [ObjectReport(name: "a", type: "A", properties: [], holders: [])]
    let after = SnapshotDigest(snapshot)
    #expect(before.scene == after.scene)
    #expect(before.objects != after.objects)
  }

  @Test("a digest is the same in every run")
  func isStable() {
    let digest = SnapshotDigest(Snapshot(app: "A", window: Element(id: 1, kind: .window)))
    #expect(
      digest.scene
        == SnapshotDigest(Snapshot(app: "A", window: Element(id: 1, kind: .window))).scene
    )
    #expect(digest.scene != 0)
  }
}
