#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The reason why the system would not do something with a file.
package struct FileFault: Error, Hashable, Sendable {
  /// The system's number for it.
  package let code: Int32

  /// Takes the system's number.
  ///
  /// - Parameter code: The number, as `errno` has it.
  package init(_ code: Int32) {
    self.code = code
  }

  /// Whether there is a file where none should be.
  package var isAlreadyThere: Bool { code == EEXIST }

  /// The reason in the system's words.
  package var reason: String { String(cString: strerror(code)) }
}
