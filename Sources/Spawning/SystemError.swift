#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// An error for a failed system call.
package struct SystemError: Error, Hashable, CustomStringConvertible {
  /// The name of the call, or the path to which the call was applied.
  package var call: String
  /// The system's error number.
  package var code: Int32

  package init(call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  /// A description of the failed call with the system's message.
  package var description: String {
    "\(call): \(String(cString: strerror(code)))"
  }
}
