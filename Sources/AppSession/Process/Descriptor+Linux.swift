#if os(Linux)
import CSupervision
import Glibc

extension Descriptor {
  /// Opens two connected sockets that programs inherit only if they are handed over explicitly.
  ///
  /// - Parameter keepsPackets: Whether what is written at once is also read at once.
  /// - Returns: Their numbers.
  /// - Throws: `SystemError` when there are none to be had.
  static func openSockets(keepsPackets: Bool) throws(SystemError) -> (Int32, Int32) {
    var ends: [Int32] = [-1, -1]
    let type = keepsPackets ? SOCK_SEQPACKET : SOCK_STREAM
    let flags = Int32(type.rawValue) | Int32(SOCK_CLOEXEC.rawValue)
    guard socketpair(AF_UNIX, flags, 0, &ends) == 0 else { throw SystemError(call: "socketpair") }
    return (ends[0], ends[1])
  }

  /// Sends without waiting and without `SIGPIPE`; returns the result of `send`.
  func sendQuietly(_ bytes: UnsafeRawBufferPointer) -> Int {
    send(number, bytes.baseAddress, bytes.count, Int32(MSG_NOSIGNAL | MSG_DONTWAIT))
  }

  /// Waits for a packet that carries one descriptor, and takes the descriptor.
  ///
  /// - Parameter milliseconds: How long to wait.
  /// - Returns: The descriptor.
  /// - Throws: `SystemError` when there is none in time.
  func receiveDescriptor(within milliseconds: Int32) throws(SystemError) -> Descriptor {
    var events = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    var count = poll(&events, 1, milliseconds)
    while count < 0, errno == EINTR { count = poll(&events, 1, milliseconds) }
    let received = count > 0 ? supervision_receive(number) : -1
    guard received >= 0 else { throw SystemError(call: "recvmsg") }
    return Descriptor(adopting: received)
  }

  /// Sends a packet with copies of descriptors, without waiting and without `SIGPIPE`.
  func sendPacket(_ bytes: [UInt8], handing descriptors: [Descriptor]) throws(SystemError) {
    let numbers = descriptors.map(\.number)
    let count = supervision_send(number, bytes, bytes.count, numbers, numbers.count)
    guard count == bytes.count else { throw SystemError(call: "sendmsg") }
  }
}
#endif
