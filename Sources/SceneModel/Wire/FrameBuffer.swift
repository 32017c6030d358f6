/// A buffer that assembles frames from the pieces that arrive on a channel.
package struct FrameBuffer: Sendable {
  /// The maximum length of a message in bytes, excluding the header.
  package let limit: Int

  private var bytes: [UInt8] = []
  private var start = 0

  package init(limit: Int = Frame.defaultLimit) {
    self.limit = limit
  }

  /// A Boolean value that indicates whether the buffer contains no bytes.
  package var isEmpty: Bool {
    start == bytes.count
  }

  /// Appends bytes that have arrived.
  ///
  /// - Parameter piece: Bytes of the channel, which may contain several frames and parts of frames.
  package mutating func append(_ piece: some Sequence<UInt8>) {
    if start > 0, start >= bytes.count / 2 {
      bytes.removeSubrange(..<start)
      start = 0
    }
    bytes.append(contentsOf: piece)
  }

  /// Removes and returns the next message, or returns nil if no message is complete.
  ///
  /// - Returns: The message without its header, or nil if it has not arrived completely.
  /// - Throws: A `WireError` as soon as the arrived bytes cannot become a message.
  package mutating func next() throws(WireError) -> [UInt8]? {
    guard let first = bytes[start...].first else { return nil }
    guard first == Frame.mark else { throw .malformed("it does not begin as a message does") }
    guard bytes.count - start >= Frame.headerCount else { return nil }
    let header = bytes[start..<start + Frame.headerCount]
    let version = Int(header[start + 1])
    guard version == Request.currentVersion else { throw .version(version) }
    let count = header.suffix(4).reversed().reduce(0) { $0 << 8 | Int($1) }
    guard count <= limit else { throw .tooLong(limit: limit) }
    let end = start + Frame.headerCount + count
    guard bytes.count >= end else { return nil }
    let message = Array(bytes[start + Frame.headerCount..<end])
    start = end
    return message
  }
}
