#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A new file to which complete pieces are appended, so that they survive later failures.
package struct GrowingFile: Hashable, Sendable {
  /// The path of the file.
  package let path: String

  /// Creates the file, which by default must not exist yet.
  ///
  /// - Parameters:
  ///   - path: The path of the file.
  ///   - text: The initial content.
  ///   - replaces: Whether the file may replace an older one.
  /// - Throws: A `FileFault` if the file exists already or cannot be created.
  package init(
    path: String,
    beginning text: String,
    replacing replaces: Bool = false
  ) throws(FileFault) {
    self.path = path
    try Self.write(text, to: path, flags: O_CREAT | (replaces ? O_TRUNC : O_EXCL))
  }

  /// Appends text to the file.
  ///
  /// - Parameter text: The text.
  /// - Throws: A `FileFault` if the file is missing or cannot be extended.
  package func append(_ text: String) throws(FileFault) {
    try Self.write(text, to: path, flags: O_APPEND)
  }

  private static func write(_ text: String, to path: String, flags: Int32) throws(FileFault) {
    let descriptor = open(path, O_WRONLY | O_CLOEXEC | O_NONBLOCK | flags, 0o644)
    guard descriptor >= 0 else { throw FileFault(errno) }
    defer { close(descriptor) }
    var rest = Array(text.utf8)[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { bytes in
        #if canImport(Glibc)
        Glibc.write(descriptor, bytes.baseAddress, bytes.count)
        #else
        Darwin.write(descriptor, bytes.baseAddress, bytes.count)
        #endif
      }
      if count < 0, errno == EINTR { continue }
      guard count >= 0 else { throw FileFault(errno) }
      rest = rest.dropFirst(count)
    }
  }
}
