#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// A reason why a line cannot be read.
package enum LineReadingError: Error, Hashable, Sendable {
  /// Input that is not valid UTF-8, with the column of the first invalid byte, counted from 1 in characters.
  case notUTF8(column: Int)
  /// A line with more bytes than allowed.
  case tooLong(limit: Int)
  /// A failure to read, with the system's message.
  case unreadable(String)

  /// The error for the system call that has just failed.
  static var lastFailure: LineReadingError { .unreadable(String(cString: strerror(errno))) }
}
