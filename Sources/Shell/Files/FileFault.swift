#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The reason why the system refused a file operation.
package struct FileFault: Error, Hashable, Sendable {
  /// The system's error number.
  package let code: Int32

  /// Creates a fault from the system's error number.
  ///
  /// - Parameter code: The number, as `errno` has it.
  package init(_ code: Int32) {
    self.code = code
  }

  /// A Boolean value that indicates whether the operation failed because the file already exists.
  package var isAlreadyThere: Bool { code == EEXIST }

  /// The system's message for the error.
  package var reason: String { String(cString: strerror(code)) }
}
