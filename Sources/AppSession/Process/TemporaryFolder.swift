import Foundation
package import Spawning

/// A temporary folder of this process, which is removed when its last reference is released.
///
/// The process holds a lock on the folder as long as it needs it. Folders of killed processes have no lock, and are
/// removed when the next process creates its first one.
package final class TemporaryFolder: Sendable {
  /// The prefix of the names of all temporary folders.
  static let prefix = "navlab-held-"
  /// The path of the folder.
  package let path: String
  private let lock: CInt

  /// Creates a temporary folder.
  ///
  /// - Parameters:
  ///   - purpose: The purpose of the folder, which becomes part of its name.
  ///   - parent: The parent folder; nil for the system's folder for temporary files.
  /// - Throws: `SystemError` if the folder cannot be created.
  package init(for purpose: String, in parent: String? = nil) throws(SystemError) {
    let parent = parent ?? Self.swept
    var template = Array("\(parent)/\(Self.prefix)\(purpose)-XXXXXX".utf8CString)
    guard mkdtemp(&template) != nil else { throw SystemError(call: "mkdtemp") }
    path = String(decoding: template.dropLast().map { UInt8(bitPattern: $0) }, as: UTF8.self)
    lock = open(path, O_RDONLY | O_DIRECTORY | O_CLOEXEC)
    // On a file system without locks, no other process can lock this folder either, so none removes
    // it.
    if lock >= 0 { _ = flock(lock, LOCK_EX | LOCK_NB) }
  }

  /// Allows other users to access the content of the folder without listing it.
  ///
  /// - Throws: `SystemError` if the permissions cannot be changed.
  func letOthersThrough() throws(SystemError) {
    guard chmod(path, 0o711) == 0 else { throw SystemError(call: "chmod") }
  }

  deinit {
    // A later process removes the remaining files.
    FolderRemoval(of: path).run()
    if lock >= 0 { close(lock) }
  }

  /// The path of the system's temporary folder, from which abandoned folders have been removed.
  private static let swept: String = {
    let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath().path
    StaleFolders(in: folder).remove()
    return folder
  }()
}
