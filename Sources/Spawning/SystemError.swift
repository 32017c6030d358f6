#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A system call that failed.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The name of the call, or the path that it was made for.
  package var call: String
  /// The system's error number.
  package var code: Int32

  package init(call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  /// The call and the system's message.
  package var description: String {
    "\(call): \(String(cString: strerror(code)))"
  }
}
