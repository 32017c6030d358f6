import Foundation
internal import Spawning

/// The folder in which a fork server's processes find their image and home; it is removed with the
/// server.
///
/// Each process finds them under the same names, but in its own files: nothing that a process has written is
/// there for the next one. Only one of its folders can be written to from inside the namespaces.
final class ServerFolder: Sendable {
  private let folder: TemporaryFolder

  /// Creates a folder.
  ///
  /// - Parameter isForOthers: Whether processes of other users are to reach what is in it.
  /// - Throws: `SystemError` when it cannot be made, or programs cannot be loaded from it.
  init(isForOthers: Bool) throws(SystemError) {
    folder = try TemporaryFolder(for: "server")
    if isForOthers { try folder.letOthersThrough() }
    // An account's home is its own; the folder that it is in need not be.
    guard mkdir(writable, 0o700) == 0, !isForOthers || chmod(writable, 0o711) == 0
    else { throw SystemError(call: "mkdir") }
    guard Self.allowsPrograms(path) else { throw SystemError(call: path, code: EACCES) }
  }

  /// The path of the folder.
  var path: String { folder.path }

  /// The path of the folder that is writable inside the namespaces.
  var writable: String { "\(path)/run" }

  /// The path of the home as an app sees it.
  var home: String { home(in: writable) }

  /// Returns the path of the home when its folder is reached by another path.
  ///
  /// - Parameter folder: The path of the folder that is not read-only inside the namespaces.
  /// - Returns: The path.
  func home(in folder: String) -> String { "\(folder)/home" }

  /// The path of the folder of files lent to an app, which is read-only inside the namespaces.
  var loans: String { "\(path)/lent" }

  /// The path of the image.
  var image: String { "\(path)/app.so" }

  /// Returns whether no process has left anything.
  ///
  /// - Parameter reached: The path under which the folder of the home is reached from here.
  /// - Returns: Whether there is nothing.
  func isEmpty(reachedAt reached: String) -> Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: reached)) == []
      && access(loans, F_OK) != 0
  }

  /// Replaces the previous image with a copy of another one.
  ///
  /// - Parameter original: The path of the image.
  /// - Returns: Whether it is there.
  func stage(_ original: String) -> Bool {
    unlink(image)
    do {
      try FileManager.default.copyItem(atPath: original, toPath: image)
      // Whatever the original allows: a process may belong to another user.
      return chmod(image, 0o644) == 0
    } catch {
      return false
    }
  }
}
