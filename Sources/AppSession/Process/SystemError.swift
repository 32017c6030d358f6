#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A system call that failed.
struct SystemError: Error, Hashable, CustomStringConvertible {
  var call: String
  var code: Int32

  init(call: String, code: Int32 = errno) {
    self.call = call
    self.code = code
  }

  /// The call and the system's reason.
  var description: String {
    "\(call): \(String(cString: strerror(code)))"
  }
}
