#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An output to an open file, such as standard output.
package struct DescriptorOutput: TextOutput, Hashable {
  /// The process's standard output.
  package static let standardOutput = DescriptorOutput(descriptor: 1)
  /// The process's standard error.
  package static let standardError = DescriptorOutput(descriptor: 2)

  /// The descriptor of the open file.
  package let descriptor: Int32

  package init(descriptor: Int32) {
    self.descriptor = descriptor
  }

  /// Writes text to the file.
  ///
  /// If nobody reads the output any longer (`navlab … | head`), the rest is dropped. If the standard output cannot be
  /// written for another reason, such as a full disk, ``LostOutput`` records it.
  ///
  /// - Parameter text: The text to write.
  package func write(_ text: String) {
    if let code = send(text), self == .standardOutput { LostOutput.note(code) }
  }

  /// Writes text, and returns the system's error code if text was lost although somebody wants to read it.
  ///
  /// - Parameter text: The text to write.
  /// - Returns: The error code, or nil if the text was written, or nobody reads the output any longer.
  func send(_ text: String) -> Int32? {
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count >= 0 {
        rest = rest.dropFirst(count)
      } else if errno == EAGAIN {
        var readiness = pollfd(fd: descriptor, events: Int16(POLLOUT), revents: 0)
        poll(&readiness, 1, -1)
      } else if errno == EPIPE {
        return nil
      } else if errno != EINTR {
        return errno
      }
    }
    return nil
  }
}
