/// A parser that splits a byte stream into messages, each of which has a header that states the message's length.
///
/// Reading always continues: after an invalid header, it looks for the next one.
package struct MessageFraming {
  /// A complete piece of the stream.
  package enum Piece: Hashable {
    /// The body of a message.
    case message([UInt8])
    /// Bytes that are not a message, with the reason.
    case nonsense(String)
  }

  /// The maximum length of a message, in bytes.
  package static let sizeLimit = 128 << 20
  /// The maximum length of a header, in bytes.
  private static let headerLimit = 8192

  private var buffer: [UInt8] = []
  /// The number of bytes consumed from the buffer.
  private var taken = 0
  /// The length of the next body, or nil while a header is read.
  private var length: Int?
  /// The number of bytes of an overlong body that must still be skipped.
  private var skipped = 0

  package init() {}

  /// Adds bytes of the stream and returns the pieces that are now complete.
  ///
  /// - Parameter bytes: The bytes.
  /// - Returns: The complete pieces.
  package mutating func take(_ bytes: some Collection<UInt8>) -> [Piece] {
    buffer += bytes
    var pieces: [Piece] = []
    while let piece = next() { pieces.append(piece) }
    if taken > 0 {
      buffer.removeFirst(taken)
      taken = 0
    }
    return pieces
  }

  private mutating func next() -> Piece? {
    if skipped > 0 {
      let count = min(skipped, buffer.count - taken)
      taken += count
      skipped -= count
      guard skipped == 0 else { return nil }
    }
    if let length {
      guard buffer.count - taken >= length else { return nil }
      let body = Array(buffer[taken..<taken + length])
      taken += length
      self.length = nil
      return .message(body)
    }
    guard let end = headerEnd else {
      guard buffer.count - taken > Self.headerLimit else { return nil }
      // These bytes may be the beginning of a header.
      taken = buffer.count - 64
      return .nonsense("a header is longer than \(Self.headerLimit) bytes")
    }
    let header = buffer[taken..<end.first]
    taken = end.past
    guard let length = Self.contentLength(in: header) else {
      return .nonsense("a header has no usable Content-Length")
    }
    guard length <= Self.sizeLimit else {
      skipped = length
      return .nonsense("a message is longer than \(Self.sizeLimit >> 20) MB")
    }
    self.length = length
    return next()
  }

  /// The range of the empty line that ends a header, or nil if the header is incomplete.
  private var headerEnd: (first: Int, past: Int)? {
    var index = taken
    while index < buffer.count {
      if buffer[index] == 0x0A {
        if index + 1 < buffer.count, buffer[index + 1] == 0x0A { return (index, index + 2) }
        if index + 2 < buffer.count, buffer[index + 1] == 0x0D, buffer[index + 2] == 0x0A {
          return (index, index + 3)
        }
      }
      index += 1
    }
    return nil
  }

  /// Returns the number after the last `Content-Length:` in a header, or nil if there is none.
  ///
  /// Earlier text may belong to another message.
  private static func contentLength(in header: ArraySlice<UInt8>) -> Int? {
    let text = String(decoding: header, as: UTF8.self)
    let name = "content-length:"
    let lines = text.split { $0.isNewline }
    guard let line = lines.last(where: { $0.lowercased().contains(name) }),
      let colon = line.lastIndex(of: ":")
    else { return nil }
    let words = line[line.index(after: colon)...].split { $0 == " " || $0 == "\t" }
    guard words.count == 1, let length = Int(words[0]), length >= 0 else { return nil }
    return length
  }

  /// Returns a message preceded by its header.
  ///
  /// - Parameter body: The message.
  /// - Returns: The bytes to write.
  package static func framed(_ body: [UInt8]) -> [UInt8] {
    Array("Content-Length: \(body.count)\r\n\r\n".utf8) + body
  }
}
