#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A reason why the channel to the driver failed.
package enum ChannelError: Error, Hashable, Sendable {
  /// The failure of a system call, with its error number.
  case system(call: String, code: Int32)
}

extension ChannelError: CustomStringConvertible {
  /// The failure and its reason, as a sentence without a full stop.
  package var description: String {
    switch self {
    case .system(let call, let code):
      "the channel to NavLab is broken: \(call) failed (\(String(cString: strerror(code))))"
    }
  }
}
