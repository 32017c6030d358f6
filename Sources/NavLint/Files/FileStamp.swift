#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The state of a file on disk, which changes when the file is written.
package struct FileStamp: Hashable, Sendable {
  private let size: Int64
  private let seconds: Int
  private let nanoseconds: Int
  private let number: UInt64

  /// Creates a stamp from the state of a file, or returns nil if the file does not exist.
  ///
  /// - Parameter path: The path of the file.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if canImport(Darwin)
    let time = status.st_mtimespec
    #else
    let time = status.st_mtim
    #endif
    size = Int64(status.st_size)
    seconds = Int(time.tv_sec)
    nanoseconds = Int(time.tv_nsec)
    number = UInt64(status.st_ino)
  }
}
