import Foundation

/// A pipe that transfers the output of a child process.
final class OutputPipe {
  /// The file descriptor for the child.
  let writer: Int32
  private let reader: Int32
  private var isWriterOpen = true

  /// Creates a pipe that no other child inherits.
  init() throws(ToolFailure) {
    var ends: [Int32] = [-1, -1]
    guard pipe(&ends) == 0 else {
      throw ToolFailure(program: "pipe", reason: String(cString: strerror(errno)))
    }
    reader = ends[0]
    writer = ends[1]
    for end in ends { _ = fcntl(end, F_SETFD, FD_CLOEXEC) }
  }

  deinit {
    closeWriter()
    close(reader)
  }

  /// Closes this process's copy of the child's file descriptor, so that the end of the output can be detected.
  func closeWriter() {
    guard isWriterOpen else { return }
    close(writer)
    isWriterOpen = false
  }

  /// Returns the child's output, nil if none arrived in time, or an empty array at the end.
  func read(milliseconds: Int32) -> [UInt8]? {
    var interest = pollfd(fd: reader, events: Int16(POLLIN), revents: 0)
    guard poll(&interest, 1, milliseconds) > 0 else { return nil }
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    let count = Foundation.read(reader, &buffer, buffer.count)
    if count < 0 { return errno == EINTR ? nil : [] }
    return Array(buffer[..<count])
  }
}
