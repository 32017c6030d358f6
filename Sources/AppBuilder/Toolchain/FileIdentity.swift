import Foundation

/// The identity of a file, which changes when the file is written or replaced.
package struct FileIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The path.
  package var path: String
  /// Size, modification time and inode number of the file.
  package var state: String

  /// Reads the identity of a file; nil if it does not exist.
  package init?(of path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    #if os(macOS)
    let changed = status.st_mtimespec
    #else
    let changed = status.st_mtim
    #endif
    self.path = path
    state = "\(status.st_size) \(changed.tv_sec).\(changed.tv_nsec) \(status.st_ino)"
  }

  package var description: String { "\(path) \(state)" }
}
