/// Puts together the lines of a channel from the pieces in which they arrive.
package struct LineBuffer: Sendable {
  /// The longest line that is taken, in bytes, without its line feed.
  package let limit: Int

  private var bytes: [UInt8] = []
  private var searched = 0

  package init(limit: Int = WireFormat.defaultLimit) {
    self.limit = limit
  }

  /// Whether there is nothing in the buffer, not even the beginning of a line.
  package var isEmpty: Bool {
    bytes.isEmpty
  }

  /// Adds what has arrived.
  ///
  /// - Parameter piece: Bytes of the channel, which may hold parts of lines and several lines.
  package mutating func append(_ piece: some Sequence<UInt8>) {
    bytes.append(contentsOf: piece)
  }

  /// Takes the next whole line out of the buffer.
  ///
  /// - Returns: The line without its line feed, or nil when it has not arrived in full.
  /// - Throws: `WireError.tooLong` as soon as the line is longer than the limit.
  package mutating func next() throws(WireError) -> [UInt8]? {
    let lineFeed = UInt8(ascii: "\n")
    guard let end = bytes[searched...].firstIndex(of: lineFeed) else {
      searched = bytes.count
      guard bytes.count <= limit else { throw .tooLong(limit: limit) }
      return nil
    }
    guard end <= limit else { throw .tooLong(limit: limit) }
    let line = Array(bytes[..<end])
    bytes.removeSubrange(...end)
    searched = 0
    return line
  }
}
