import Foundation

/// The attributes of a file that the system reports.
struct FileStatus {
  /// The size of the file, in bytes.
  let size: Int
  /// The time of the last change to the file's content.
  let changed: timespec
  /// The inode number of the file.
  let number: UInt64

  /// Creates the attributes of a file, or returns nil if the file does not exist.
  init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(macOS)
    changed = status.st_mtimespec
    #else
    changed = status.st_mtim
    #endif
    size = Int(status.st_size)
    number = UInt64(status.st_ino)
  }
}
