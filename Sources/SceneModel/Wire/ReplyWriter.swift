/// A writer of one channel's replies, which writes each snapshot as a difference from the previous one.
package struct ReplyWriter: Sendable {
  private var last = Snapshot.empty

  package init() {}

  /// Encodes a reply as a frame.
  ///
  /// - Parameter reply: The next reply on the channel; only the reply to a successful action may leave out its
  ///   snapshot.
  /// - Returns: The bytes of the frame.
  /// - Throws: A `WireError` if the reply is too long; the next one then continues from the previous reply.
  package mutating func frame(for reply: Reply) throws(WireError) -> [UInt8] {
    let last = last
    let frame = try Frame.make { (writer) throws(WireError) in
      writer.number(reply.number)
      switch reply.outcome {
      case .done where !reply.isTold:
        writer.byte(2)
        return writer.number(reply.nanoseconds)
      case .done: writer.byte(0)
      case .refused(let reason):
        writer.byte(1)
        writer.text(reason)
      }
      writer.number(reply.nanoseconds)
      writer.boolean(reply.extras != ReplyExtras())
      if reply.extras != ReplyExtras() { writer.blob(try WireJSON.bytes(of: reply.extras)) }
      reply.snapshot.writePatch(after: last, to: &writer)
    }
    if reply.isTold { self.last = reply.snapshot }
    return frame
  }
}
