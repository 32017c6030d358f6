import SceneModel
import Testing

@Suite("LineBuffer")
struct LineBufferTests {
  @Test("Lines come out whole, however they arrive", arguments: [1, 2, 3, 7, 100])
  func pieces(size: Int) throws {
    let stream = Array("one\n\ntwo two\nthree".utf8)
    var buffer = LineBuffer()
    var lines: [String] = []
    for start in stride(from: 0, to: stream.count, by: size) {
      buffer.append(stream[start..<min(start + size, stream.count)])
      while let line = try buffer.next() { lines.append(String(decoding: line, as: UTF8.self)) }
    }
    #expect(lines == ["one", "", "two two"])
    #expect(!buffer.isEmpty)
    buffer.append([UInt8(ascii: "\n")])
    #expect(try buffer.next() == Array("three".utf8))
    #expect(buffer.isEmpty)
  }

  @Test("A line that is too long is noticed before its end")
  func limit() throws {
    var buffer = LineBuffer(limit: 4)
    buffer.append(Array("1234".utf8))
    #expect(try buffer.next() == nil)
    buffer.append(Array("5".utf8))
    #expect(throws: WireError.tooLong(limit: 4)) { try buffer.next() }
    var whole = LineBuffer(limit: 4)
    whole.append(Array("1234\n12345\n".utf8))
    #expect(try whole.next() == Array("1234".utf8))
    #expect(throws: WireError.tooLong(limit: 4)) { try whole.next() }
  }
}
