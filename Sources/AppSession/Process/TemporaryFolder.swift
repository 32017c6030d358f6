import Foundation
package import Spawning

/// A temporary folder of this process, which is removed with the last reference to it.
///
/// The process holds a lock on it as long as it needs it. The folders of processes that were killed have nobody who
/// holds them, and go when the next process makes its first one.
package final class TemporaryFolder: Sendable {
  /// The prefix of the names of all these folders.
  static let prefix = "navlab-held-"
  /// The path of the folder.
  package let path: String
  private let lock: CInt

  /// Creates a folder.
  ///
  /// - Parameters:
  ///   - purpose: What the folder is for, as a part of its name.
  ///   - parent: The folder to make it in; nil for the system's.
  /// - Throws: `SystemError` when it cannot be made.
  package init(for purpose: String, in parent: String? = nil) throws(SystemError) {
    let parent = parent ?? Self.swept
    var template = Array("\(parent)/\(Self.prefix)\(purpose)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(call: "mkdtemp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // Where a file system has no locks, nobody else gets this one either, and takes the folder away.
    if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
  }

  /// Lets other users reach the content of the folder without listing it.
  ///
  /// - Throws: `SystemError` when that cannot be.
  func letOthersThrough() throws(SystemError) {
    guard chmod(path, 0o711) == 0 else { throw SystemError(call: "chmod") }
  }

  deinit {
    // What remains is taken away by a later process.
    FolderRemoval(of: path).run()
    if lock >= 0 { close(lock) }
  }

  /// The system's temporary folder, after abandoned folders were removed from it.
  private static let swept: String = {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    StaleFolders(in: folder).remove()
    return folder
  }()
}
