internal import CSupervision
internal import Spawning

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

extension Descriptor {
  /// Waits for a packet that carries one descriptor, and returns the descriptor.
  ///
  /// - Parameter milliseconds: The maximum wait, in milliseconds.
  /// - Returns: The descriptor.
  /// - Throws: `SystemError` if no descriptor arrives in time.
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
