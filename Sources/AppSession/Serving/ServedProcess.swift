#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A process that a fork server has created and whose end the server reports.
final class ServedProcess: ChildProcess {
  private let leash: Descriptor
  private let server: ForkServer

  /// The maximum time for the server to end a process, in milliseconds.
  private static let patience: Int32 = 10_000

  /// Creates an object that owns a process that a fork server created.
  ///
  /// - Parameters:
  ///   - leash: The socket that reports its end.
  ///   - server: The server that created the process.
  init(leash: Descriptor, server: ForkServer) {
    self.leash = leash
    self.server = server
  }

  var isOver: Bool { leash.isReadable(within: 0) }

  /// A Boolean value that is always false, because the server itself ends a process with too many threads.
  var isCrowded: Bool { false }

  /// The activity of the process and its server, or nil if the system does not report it.
  var activity: ProcessActivity? { server.activity }

  /// Asks for nothing, because only the server can reach the process.
  func askForCalls() -> Bool { false }

  func end() -> ProcessStatus {
    // This tells the server that the process is no longer needed.
    shutdown(leash.number, Int32(SHUT_WR))
    var waitStatus: Int32 = 0
    let size = MemoryLayout.size(ofValue: waitStatus)
    guard leash.isReadable(within: Self.patience), read(leash.number, &waitStatus, size) == size
    else {
      server.isLost = true
      return .signaled(SIGKILL)
    }
    server.isBusy = false
    return ProcessStatus(waitStatus: waitStatus)
  }
}

extension Descriptor {
  /// Returns whether there are bytes to read or the other end is closed.
  fileprivate func isReadable(within milliseconds: Int32) -> Bool {
    var events = pollfd(fd: number, events: Int16(POLLIN), revents: 0)
    while true {
      let count = poll(&events, 1, milliseconds)
      if count >= 0 || errno != EINTR { return count > 0 }
    }
  }
}
