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
  /// If nobody reads the output any longer (`navlab … | head`), the rest is dropped.
  ///
  /// - Parameter text: The text to write.
  package func write(_ text: String) {
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
      } else if errno != EINTR {
        return
      }
    }
  }
}
