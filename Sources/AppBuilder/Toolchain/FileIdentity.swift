import Foundation

/// The state of a file: it changes when the file is written or replaced.
package struct FileIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The path.
  package var path: String
  /// Size, time of the last change and number of the file on its disk.
  package var state: String

  /// Looks at a file; nil when there is none.
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
