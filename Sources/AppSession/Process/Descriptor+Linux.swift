#if os(Linux)
import Glibc

extension Descriptor {
  /// Opens two connected sockets that no program inherits unless they are handed over.
  static func openSockets() throws(SystemError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = Int32(SOCK_STREAM.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, type, 0, &ends) == 0 else { throw SystemError(call: "socketpair") }
    return (ends[0], ends[1])
  }

  /// Sends without waiting and without `SIGPIPE`; the result is that of `send`.
  func sendQuietly(_ bytes: UnsafeRawBufferPointer) -> Int {
    send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }
}
#endif
