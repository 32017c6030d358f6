#if canImport(Glibc)
import Glibc
#else
import Darwin
#endif

/// The reason why a line can't be read.
package enum LineReadingError: Error, Hashable, Sendable {
  /// The line is not UTF-8; the first wrong byte stands at `column`, counted from 1 in characters.
  case notUTF8(column: Int)
  /// The line has more bytes than are allowed.
  case tooLong(limit: Int)
  /// The system refused to read, for the reason that it gives.
  case unreadable(String)

  /// The system's words about the call that failed just now.
  static var lastFailure: LineReadingError { .unreadable(String(cString: strerror(errno))) }
}
