import Foundation
internal import Spawning

/// The folder with the image and the home of a fork server's processes, which is removed together with the server.
///
/// Each process finds them under the same names, but in new files: no process sees what an earlier one has written.
/// Only one of the subfolders is writable from inside the namespaces.
final class ServerFolder: Sendable {
  private let folder: TemporaryFolder

  /// Creates a folder for a server.
  ///
  /// - Parameter isForOthers: Whether processes of other users must reach its content.
  /// - Throws: `SystemError` if the folder cannot be created, or programs cannot be loaded from it.
  init(isForOthers: Bool) throws(SystemError) {
    folder = try TemporaryFolder(for: "server")
    if isForOthers { try folder.letOthersThrough() }
    // The account owns its home, but does not have to own the surrounding folder.
    guard mkdir(writable, 0o700) == 0, !isForOthers || chmod(writable, 0o711) == 0
    else { throw SystemError(call: "mkdir") }
    guard Self.allowsPrograms(path) else { throw SystemError(call: path, code: EACCES) }
  }

  /// The path of the folder.
  var path: String { folder.path }

  /// The path of the folder that is writable inside the namespaces.
  var writable: String { "\(path)/run" }

  /// The path of the home in an app's process.
  var home: String { home(in: writable) }

  /// Returns the path of the home in a given writable folder.
  ///
  /// - Parameter folder: The path of the folder that is writable inside the namespaces.
  /// - Returns: The path.
  func home(in folder: String) -> String { "\(folder)/home" }

  /// The path of the folder with files that are lent to an app for reading.
  var loans: String { "\(path)/lent" }

  /// The path of the image.
  var image: String { "\(path)/app.so" }

  /// Returns whether the processes have left no files in the folder.
  ///
  /// - Parameter reached: The path by which NavLab reaches the folder of the home.
  /// - Returns: Whether the folder is empty.
  func isEmpty(reachedAt reached: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: reached)) == []
      && access(loans, F_OK) != 0
  }

  /// Replaces the previous image with a copy of the given image, and returns whether the copy exists.
  ///
  /// - Parameter original: The path of the image.
  /// - Returns: Whether the copy exists.
  func stage(_ original: String) -> Bool {
    unlink(image)
    do {
      try FileManager.default.copyItem(atPath: original, toPath: image)
      // The permissions do not depend on the original, because the process may belong to another
      // user.
      return chmod(image, 0o644) == 0
    } catch {
      return false
    }
  }
}
