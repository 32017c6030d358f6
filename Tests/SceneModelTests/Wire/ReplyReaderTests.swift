import Testing

@testable import SceneModel

@Suite("Replies that are made to fill memory")
struct ReplyReaderTests {
  private func reply(path: [String], number: UInt64 = 1) throws -> [UInt8] {
    var snapshot = Snapshot.empty
    snapshot.window.children = [Element(id: 2, kind: .navigationStack, path: path)]
    var writer = ReplyWriter()
    let reply = Reply(number: number, outcome: .done, snapshot: snapshot, nanoseconds: 1)
    var buffer = FrameBuffer()
    buffer.append(try writer.frame(for: reply))
    return try #require(try buffer.next())
  }

  @Test("Entries of lists count, even if they are empty")
  func emptyTexts() throws {
    var reader = ReplyReader()
    _ = try reader.reply(from: reply(path: Array(repeating: "", count: 1_000)))
    #expect(reader.weight >= 1_000 * MemoryLayout<String>.stride)
    let many = try reply(path: Array(repeating: "", count: ReplyReader.elementLimit + 1))
    #expect(throws: WireError.malformed("its lists are longer than what NavLab can hold")) {
      try reader.reply(from: many)
    }
  }
}
