#if canImport(Darwin)
import Darwin
internal import Spawning

extension Descriptor {
  /// Opens two connected sockets, which programs inherit only if the sockets are passed explicitly.
  ///
  /// On macOS, local sockets have no sequenced packets, but datagrams preserve boundaries as well.
  ///
  /// - Parameter keepsPackets: Whether each write arrives as a single read.
  /// - Returns: The descriptors of the sockets.
  /// - Throws: `SystemError` if the system has none left.
  static func openSockets(keepsPackets: Bool) throws(SystemError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    guard socketpair(AF_UNIX, keepsPackets ? SOCK_DGRAM : SOCK_STREAM, 0, &ends) == 0 else {
      throw SystemError(call: "socketpair")
    }
    for end in ends {
      _ = fcntl(end, F_SETFD, FD_CLOEXEC)
      var isQuiet: Int32 = 1
      _ = setsockopt(
        end,
        SOL_SOCKET,
        SO_NOSIGPIPE,
        &isQuiet,
        socklen_t(MemoryLayout<Int32>.size)
      )
    }
    return (ends[0], ends[1])
  }

  /// Sends bytes without waiting and without `SIGPIPE`, and returns the result of `send`.
  func sendQuietly(_ bytes: UnsafeRawBufferPointer) -> Int {
    send(number, bytes.baseAddress, bytes.count, MSG_DONTWAIT)
  }
}
#endif
