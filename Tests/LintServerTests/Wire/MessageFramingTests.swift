import SceneModel
import Testing

@testable import LintServer

@Suite("Messages in a stream")
struct MessageFramingTests {
  private static func pieces(
    _ stream: [UInt8],
    by size: Int = .max
  ) -> [MessageFraming.Piece] {
    var framing = MessageFraming()
    var pieces: [MessageFraming.Piece] = []
    var rest = stream[...]
    while !rest.isEmpty {
      pieces += framing.take(rest.prefix(size))
      rest = rest.dropFirst(size)
    }
    return pieces
  }

  @Test("Messages arrive whole, however the stream is cut", arguments: [1, 2, 7, 1000])
  func cuts(size: Int) {
    let bodies = ["{}", "", "{\"a\": \"\u{1F3D9}\"}"].map { Array($0.utf8) }
    let stream = bodies.flatMap(MessageFraming.framed)
    #expect(Self.pieces(stream, by: size) == bodies.map { .message($0) })
  }

  @Test("Other headers, other letter cases and bare line feeds are understood")
  func headers() {
    let text =
      "Content-Type: application/vscode-jsonrpc; charset=utf-8\r\ncontent-length:2\r\n\r\n{}"
      + "Content-Length: 2\n\n{}"
    #expect(Self.pieces(Array(text.utf8)) == [.message([0x7B, 0x7D]), .message([0x7B, 0x7D])])
  }

  @Test(
    "After a meaningless header, the next message is read",
    arguments: [
      "Content-Length: -1\r\n\r\n", "Content-Length: two\r\n\r\n", "Hello\r\n\r\n",
      "Content-Length: 99999999999999999999999\r\n\r\n", "\r\n\r\n",
    ]
  )
  func nonsense(header: String) {
    let pieces = Self.pieces(Array(header.utf8) + MessageFraming.framed([0x7B, 0x7D]))
    #expect(pieces.count == 2)
    #expect(pieces.last == .message([0x7B, 0x7D]))
  }

  @Test("A wrong length costs only the messages that it reaches into")
  func wrongLength() {
    let short = Array("Content-Length: 1\r\n\r\n{}".utf8)
    let pieces = Self.pieces(short + MessageFraming.framed([0x7B, 0x7D]))
    #expect(pieces == [.message([0x7B]), .message([0x7B, 0x7D])])
  }

  @Test("Endless headers and endless messages use no memory")
  func endless() {
    var framing = MessageFraming()
    var complaints = 0
    for _ in 0..<100 { complaints += framing.take([UInt8](repeating: 0x41, count: 4096)).count }
    #expect((1...100).contains(complaints))
    #expect(framing.take(Array("\r\n\r\n".utf8)).count == 1)
    let tooLong = Array("Content-Length: \(MessageFraming.sizeLimit + 1)\r\n\r\n".utf8)
    #expect(framing.take(tooLong).count == 1)
    let chunk = [UInt8](repeating: 0x20, count: 1 << 20)
    for _ in 0..<128 { #expect(framing.take(chunk).isEmpty) }
    #expect(
      framing.take([0x20] + MessageFraming.framed([0x7B, 0x7D])) == [.message([0x7B, 0x7D])]
    )
  }

  @Test("Random bytes never stop the reader")
  func random() {
    var random = SeededNumbers(seed: 11)
    for _ in 0..<300 {
      let words = ["Content-Length:", "\r\n", "\n", " 3", "{}", "\u{FF}", "-", "\r\n\r\n", ":"]
      let noise = (0..<Int.random(in: 0..<40, using: &random))
        .flatMap { _ in Array(words[Int.random(in: 0..<words.count, using: &random)].utf8) }
      var framing = MessageFraming()
      _ = framing.take(noise)
      // What the noise has announced may still be owed.
      _ = framing.take([UInt8](repeating: 0x20, count: 40))
      _ = framing.take(Array("\r\n\r\n      \r\n\r\n".utf8))
      let pieces = framing.take(MessageFraming.framed([0x7B, 0x7D]))
      #expect(pieces.last == .message([0x7B, 0x7D]), "\(noise)")
    }
  }

  @Test("Halves of characters become replacement units, and whole characters stay")
  func surrogates() {
    func replaced(_ text: String) -> String {
      String(decoding: LoneSurrogates.replaced(in: Array(text.utf8)), as: UTF8.self)
    }
    #expect(replaced(#""\ud83d""#) == #""\ufffd""#)
    #expect(replaced(#""\ude00\ud83d\ude00""#) == #""\ufffd\ud83d\ude00""#)
    #expect(replaced(#""\\ud83d""#) == #""\\ud83d""#)
    #expect(replaced(#""\ud83"#) == #""\ud83"#)
  }
}
