import Foundation

/// The system's facts about a file.
struct FileStatus {
  /// The size in bytes.
  let size: Int
  /// The time of the last change of its content.
  let changed: timespec
  /// The number of the file on its disk.
  let number: UInt64

  /// Reads the facts about a file; nil if it does not exist.
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
