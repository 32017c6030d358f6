#if os(Linux)
import Glibc
internal import Spawning

extension Descriptor {
  /// Opens two connected sockets, which programs inherit only if the sockets are passed explicitly.
  ///
  /// - Parameter keepsPackets: Whether each write arrives as a single read.
  /// - Returns: The descriptors of the sockets.
  /// - Throws: `SystemError` if the system has none left.
  static func openSockets(keepsPackets: Bool) throws(SystemError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = keepsPackets ? SOCK_SEQPACKET : SOCK_STREAM
    let flags = Int32(type.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, flags, 0, &ends) == 0 else { throw SystemError(call: "socketpair") }
    return (ends[0], ends[1])
  }

  /// Sends bytes without waiting and without `SIGPIPE`, and returns the result of `send`.
  func sendQuietly(_ bytes: UnsafeRawBufferPointer) -> Int {
    send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }
}
#endif
