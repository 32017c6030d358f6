internal import Spawning

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An open file descriptor that is closed when its last reference is released.
///
/// Descriptors begin at 3, so passing one to a child as its 0, 1 or 2 never overwrites another.
final class Descriptor: Sendable {
  let number: Int32

  private init(number: Int32) {
    self.number = number
  }

  deinit {
    close(number)
  }

  /// Creates a channel with two ends, each of which receives the bytes written to the other.
  ///
  /// Channels are sockets rather than pipes. A socket can be opened so that no other child process, started by another
  /// thread at the same moment, inherits it. It also allows writes without `SIGPIPE` after the app has ended; a pipe
  /// needs a setting of the whole process or thread for that.
  ///
  /// - Parameter keepsPackets: Whether each write arrives as a single read.
  /// - Returns: The two ends.
  /// - Throws: `SystemError` if the system has none left.
  static func channel(
    keepsPackets: Bool = false
  ) throws(SystemError) -> (ours: Descriptor, theirs: Descriptor) {
    let ends = try openSockets(keepsPackets: keepsPackets)
    let ours = Descriptor(number: ends.0)
    let theirs = Descriptor(number: ends.1)
    return (try ours.aboveStandard(), try theirs.aboveStandard())
  }

  /// Makes reads return immediately if no bytes are available.
  func makeNonBlocking() throws(SystemError) {
    let flags = fcntl(number, F_GETFL)
    guard flags >= 0, fcntl(number, F_SETFL, flags | O_NONBLOCK) == 0 else {
      throw SystemError(call: "fcntl")
    }
  }

  /// Creates a descriptor that owns an open file descriptor.
  init(adopting number: Int32) {
    self.number = number
  }

  private func aboveStandard() throws(SystemError) -> Descriptor {
    guard number <= 2 else { return self }
    let copy = fcntl(number, F_DUPFD_CLOEXEC, 3)
    guard copy >= 0 else { throw SystemError(call: "fcntl") }
    return Descriptor(number: copy)
  }
}
