import Synchronization

#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A record of whether text was lost because the process's standard output could not be written.
///
/// The commands write without looking at the result, so the program asks once, before it ends.
package enum LostOutput {
  private static let firstCode = Mutex<Int32?>(nil)

  /// Records that text was lost.
  ///
  /// - Parameter code: The system's error code.
  static func note(_ code: Int32) {
    firstCode.withLock { $0 = $0 ?? code }
  }

  /// The system's message about the first lost text, or nil if everything was written.
  package static var reason: String? {
    firstCode.withLock(\.self).map { String(cString: strerror($0)) }
  }
}
