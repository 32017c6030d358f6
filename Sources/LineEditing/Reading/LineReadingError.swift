#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The reason why a line cannot be read.
package enum LineReadingError: Error, Hashable, Sendable {
  /// The line is not UTF-8; the first invalid byte is at `column`, counted from 1 in characters.
  case notUTF8(column: Int)
  /// The line has more bytes than allowed.
  case tooLong(limit: Int)
  /// The system refused to read, for this reason.
  case unreadable(String)

  /// The system's message about the call that has just failed.
  static var lastFailure: LineReadingError { .unreadable(String(cString: strerror(errno))) }
}
