import Foundation

/// An operation that removes a folder with untrusted content, regardless of its depth and permissions.
///
/// Nothing is removed by a path. Nested folders are moved up one level at a time, so that none is ever too deep to be
/// reached, and no link is followed.
struct FolderRemoval {
  private let path: String

  /// Creates an operation that removes the folder at a path.
  ///
  /// - Parameter path: The path of the folder, whose last part is not a link.
  init(of path: String) {
    self.path = path
  }

  /// Removes the folder and its content, and returns whether the folder is gone.
  ///
  /// - Returns: Whether the folder is gone.
  @discardableResult
  func run() -> Bool {
    let root = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    if root >= 0 {
      defer { close(root) }
      fchmod(root, 0o700)
      while clear(root, into: root) {}
    }
    return rmdir(path) == 0 || errno == ENOENT
  }

  /// Removes a folder's content, moves remaining entries to the outermost folder, and returns whether anything changed.
  ///
  /// - Parameters:
  ///   - folder: The folder.
  ///   - root: The outermost folder.
  /// - Returns: Whether anything has changed.
  private func clear(_ folder: Int32, into root: Int32) -> Bool {
    // A separate stream is used, because it closes its descriptor and has its own position.
    let copy = openat(folder, ".", O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    guard copy >= 0, let stream = fdopendir(copy) else {
      if copy >= 0 { close(copy) }
      return false
    }
    defer { closedir(stream) }
    var hasChanged = false
    while let name = FolderWalk.nextName(in: stream) {
      if unlinkat(folder, name, 0) == 0 || unlinkat(folder, name, AT_REMOVEDIR) == 0 {
        hasChanged = true
        continue
      }
      // A folder that is not writable cannot be moved either.
      fchmodat(folder, name, 0o700, AT_SYMLINK_NOFOLLOW)
      if folder != root {
        if renameat(folder, name, root, UUID().uuidString) == 0 { hasChanged = true }
        continue
      }
      let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      guard inner >= 0 else { continue }
      if clear(inner, into: root) { hasChanged = true }
      close(inner)
      if unlinkat(folder, name, AT_REMOVEDIR) == 0 { hasChanged = true }
    }
    return hasChanged
  }
}
