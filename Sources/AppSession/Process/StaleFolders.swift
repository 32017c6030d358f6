import Foundation

/// A search for the temporary folders that processes left behind when they ended.
struct StaleFolders {
  /// The minimum age of a folder to remove, in seconds.
  private static let leastAge = 60.0
  /// The prefixes of the folders' names in this and older versions of NavLab.
  private static let prefixes = [TemporaryFolder.prefix, "navlab-work-"]
  private let parent: String

  /// Creates a search for stale folders.
  ///
  /// - Parameter parent: The folder that contains the temporary folders.
  init(in parent: String) {
    self.parent = parent
  }

  /// Removes this user's folders that no process has locked.
  func remove() {
    // A folder that cannot be listed is skipped.
    let names = (try? FileManager.default.contentsOfDirectory(atPath: parent)) ?? []
    for name in names where Self.prefixes.contains(where: name.hasPrefix) {
      remove("\(parent)/\(name)")
    }
  }

  private func remove(_ path: String) {
    let folder = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard folder >= 0 else { return }
    defer { close(folder) }
    var facts = stat()
    guard fstat(folder, &facts) == 0, facts.st_uid == getuid(), isOld(facts),
      flock(folder, LOCK_EX | LOCK_NB) == 0
    else { return }
    // A folder that cannot be removed now is left for the next process.
    FolderRemoval(of: path).run()
  }

  private func isOld(_ facts: stat) -> Bool {
    #if canImport(Darwin)
    let changed = facts.st_mtimespec.tv_sec
    #else
    let changed = facts.st_mtim.tv_sec
    #endif
    return Date().timeIntervalSince1970 - Double(changed) > Self.leastAge
  }
}
