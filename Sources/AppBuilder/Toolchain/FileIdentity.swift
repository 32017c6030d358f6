import Foundation

/// The identity of a file, which changes when the file is written or replaced.
package struct FileIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The path of the file.
  package var path: String
  /// The size, modification time and inode number of the file, as text.
  package var state: String

  /// Creates the identity of a file, or returns nil if the file does not exist.
  package init?(of path: String) {
    guard let status = FileStatus(of: path) else { return nil }
    self.path = path
    state = "\(status.size) \(status.changed.tv_sec).\(status.changed.tv_nsec) \(status.number)"
  }

  package var description: String { "\(path) \(state)" }
}
