package import SceneModel

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The app's end of the channel to the driver, with separate descriptors for requests and replies.
///
/// It uses neither standard input nor standard output, so an app may print anything.
package struct RequestChannel: Sendable {
  private let requests: Int32
  private let replies: Int32
  private var writer = ReplyWriter()
  private var buffer = FrameBuffer()

  /// Creates a channel that owns two open descriptors, which programs started by the app do not inherit.
  ///
  /// - Parameters:
  ///   - requests: The descriptor to read requests from.
  ///   - replies: The descriptor to write replies to.
  /// - Throws: A `ChannelError` if one of them is not open.
  package init(requests: Int32, replies: Int32) throws(ChannelError) {
    self.requests = requests
    self.replies = replies
    for descriptor in [requests, replies] where fcntl(descriptor, F_SETFD, FD_CLOEXEC) != 0 {
      throw .system(call: "fcntl", code: errno)
    }
  }

  /// Waits for the next request and returns it, or returns nil if the driver has closed the channel.
  ///
  /// - Returns: The request, or nil if the driver is gone and the app has nobody left to serve.
  /// - Throws: A `WireError` if the message is not a request, or a `ChannelError` if reading fails.
  package mutating func next() throws -> Request? {
    while true {
      if let message = try buffer.next() {
        return try Request(from: message)
      }
      let count = try withUnsafeTemporaryAllocation(byteCount: 1 << 16, alignment: 1) { room in
        let count = retrying { read(requests, room.baseAddress, room.count) }
        guard count >= 0 else { throw ChannelError.system(call: "read", code: errno) }
        buffer.append(UnsafeRawBufferPointer(rebasing: room[..<count]))
        return count
      }
      if count == 0 { return nil }
    }
  }

  /// Sends a reply, in several writes if necessary.
  ///
  /// - Parameter reply: The reply to the request that `next` returned last.
  /// - Throws: A `WireError` if the reply is too long, or a `ChannelError` if writing fails.
  package mutating func send(_ reply: Reply) throws {
    let frame = try writer.frame(for: reply)
    try frame.withUnsafeBytes { bytes in
      var sent = 0
      while sent < bytes.count {
        let rest = UnsafeRawBufferPointer(rebasing: bytes[sent...])
        let count = retrying { write(replies, rest.baseAddress, rest.count) }
        guard count > 0 else { throw ChannelError.system(call: "write", code: errno) }
        sent += count
      }
    }
  }

  private func retrying(_ call: () -> Int) -> Int {
    while true {
      let result = call()
      if result >= 0 || errno != EINTR { return result }
    }
  }
}
