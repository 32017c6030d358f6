import SceneModel
import Testing

@Suite("FrameBuffer")
struct FrameBufferTests {
  private let first = Request(number: 1, action: .tap(element: 300))
  private let second = Request(number: 2, action: .open(url: "a:b"))

  @Test("Messages are assembled from pieces of any size", arguments: 1...40)
  func pieces(size: Int) throws {
    let bytes = try first.frame() + second.frame() + first.frame()
    var buffer = FrameBuffer()
    var requests: [Request] = []
    for start in stride(from: 0, to: bytes.count, by: size) {
      buffer.append(bytes[start..<min(start + size, bytes.count)])
      while let message = try buffer.next() { requests.append(try Request(from: message)) }
    }
    #expect(requests == [first, second, first])
    #expect(buffer.isEmpty)
  }

  @Test("An invalid message is refused at its first byte")
  func noMessage() {
    var buffer = FrameBuffer()
    buffer.append([0x7B])
    let error = WireError.malformed("it does not begin as a message does")
    #expect(throws: error) { try buffer.next() }
  }

  @Test("Another version is refused before anything else is read")
  func version() throws {
    var frame = try first.frame()
    frame[1] = 1
    var buffer = FrameBuffer()
    buffer.append(frame[..<6])
    #expect(throws: WireError.version(1)) { try buffer.next() }
  }

  @Test("A message beyond the limit is refused as soon as its length is known")
  func limit() throws {
    let frame = try first.frame()
    var exact = FrameBuffer(limit: frame.count - 6)
    exact.append(frame)
    #expect(try exact.next() != nil)
    var small = FrameBuffer(limit: frame.count - 7)
    small.append(frame[..<6])
    #expect(throws: WireError.tooLong(limit: frame.count - 7)) { try small.next() }
  }
}
