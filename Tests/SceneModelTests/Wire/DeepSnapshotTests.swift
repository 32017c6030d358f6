import SceneModel
import Testing

/// The cost of a push on its way to NavLab and there.
@Suite("The wire format of a deep stack")
struct DeepSnapshotTests {
  private func snapshot(depth: Int) -> Snapshot {
    let path = (1...depth).map { ".number(\($0))" }
    let screens = (0...depth).map {
      Element(id: $0 + 10, kind: .screen, label: "Level \($0)", value: $0 > 0 ? path[$0 - 1] : nil)
    }
    var stack = Element(id: 1, kind: .navigationStack, path: path, children: screens)
    stack.children[depth].children.append(Element(id: 5, kind: .text, label: "Text"))
    return Snapshot(app: "Deep", window: Element(id: 0, kind: .window, children: [stack]))
  }

  private func push(on snapshot: Snapshot) -> Snapshot {
    var snapshot = snapshot
    let depth = snapshot.window.children[0].path?.count ?? 0
    snapshot.window.children[0].path?.append(".number(\(depth + 1))")
    snapshot.window.children[0].children[depth].children = []
    snapshot.window.children[0].children.append(
      Element(id: depth + 11, kind: .screen, label: "Level \(depth + 1)")
    )
    return snapshot
  }

  /// Sends two snapshots, and gives the bytes of the second frame and both as they were read.
  private func sent(_ first: Snapshot, _ second: Snapshot) throws -> (Int, Snapshot, Snapshot) {
    var writer = ReplyWriter()
    var reader = ReplyReader()
    var buffer = FrameBuffer()
    var read: [Snapshot] = []
    var count = 0
    for snapshot in [first, second] {
      let frame = try writer.frame(
        for: Reply(number: 1, outcome: .done, snapshot: snapshot, nanoseconds: 1)
      )
      count = frame.count
      frame.withUnsafeBytes { buffer.append($0) }
      read.append(try reader.reply(from: try #require(try buffer.next())).snapshot)
    }
    return (count, read[0], read[1])
  }

  @Test("A push takes the same number of bytes at any depth, and readers share old screens")
  func push() throws {
    var bytes: [Int] = []
    for depth in [10, 8_000] {
      let before = snapshot(depth: depth)
      let after = push(on: before)
      for (old, new) in [(before, after), (after, before)] {
        let (count, first, second) = try sent(old, new)
        #expect(first == old && second == new)
        bytes.append(count)
        var looks = 0
        _ = second.window.children[0].children.commonStart(with: first.window.children[0].children)
        {
          looks += 1
          return $0 == $1
        }
        #expect(looks <= 2 * 32)
      }
    }
    #expect(bytes[2] <= 2 * bytes[0] && bytes[3] <= 2 * bytes[1], "\(bytes)")
  }

  @Test("A change in one of 1,000 rows shares the blocks of the other rows")
  func rows() throws {
    let rows = (0..<1_000).map { Element(id: $0, kind: .text, label: "Row number \($0)") }
    let before = Snapshot(app: "A", window: Element(id: -1, kind: .window, children: rows))
    var after = before
    after.window.children[500].label = "Other"
    let (count, first, second) = try sent(before, after)
    #expect(first == before && second == after && count < 40)
    var looks = 0
    _ = second.window.children.commonStart(with: first.window.children) { _, _ in
      looks += 1
      return true
    }
    // The block in which something is different, and the last items, which are in no block.
    #expect(looks <= 2 * 32)
  }

  @Test("One check of many screens tells whether any has a presentation")
  func marks() {
    var snapshot = snapshot(depth: 8_000)
    #expect(snapshot.focus.last?.label == "Level 8000")
    let alert = Element(id: 3, kind: .alert, label: "Hello")
    snapshot.window.children[0].children[17].children = [alert]
    #expect(snapshot.focus.map(\.id) == [0, 1, 27, 3])
    #expect(snapshot.window.children[0].children.marks & Element.Marks.presentation != 0)
    #expect(snapshot.window.marks & Element.Marks.stack != 0)
  }
}
