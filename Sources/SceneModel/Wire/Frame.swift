/// The frame of a message on a channel: a header with the protocol's version and the length, followed by the message.
package enum Frame {
  /// The maximum length of a message in bytes, excluding the header.
  package static let defaultLimit = 16 << 20

  /// The first byte of every frame.
  static let mark: UInt8 = 0x9E
  /// The length of the header in bytes.
  ///
  /// The header consists of the mark, the version, and four bytes for the length in little-endian order.
  static let headerCount = 6

  /// Returns a frame that contains the message that a closure writes.
  ///
  /// - Parameters:
  ///   - limit: The maximum length of the message, in bytes, without its header.
  ///   - write: A closure that writes the message.
  /// - Returns: The bytes of the frame.
  /// - Throws: `WireError.tooLong`, or any error that `write` throws.
  static func make(
    limit: Int = defaultLimit,
    _ write: (inout WireWriter) throws(WireError) -> Void
  ) throws(WireError) -> [UInt8] {
    var writer = WireWriter()
    writer.byte(mark)
    writer.byte(UInt8(truncatingIfNeeded: Request.currentVersion))
    for _ in 0..<4 { writer.byte(0) }
    try write(&writer)
    let count = writer.count - headerCount
    guard count <= limit else { throw .tooLong(limit: limit) }
    for index in 0..<4 {
      writer.replace(UInt8(truncatingIfNeeded: count >> (8 * index)), at: 2 + index)
    }
    return writer.bytes
  }
}
