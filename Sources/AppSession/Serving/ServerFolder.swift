import Foundation

/// The folder in which a fork server's processes find their image and their home; it goes with the server.
///
/// Each process finds them under the same names, but in files of its own: nothing that a process has written is
/// there for the next one. Only one of its folders can be written to from inside the namespaces.
final class ServerFolder: Sendable {
  private let folder: TemporaryFolder

  /// Makes a folder.
  ///
  /// - Throws: `SystemError` when it cannot be made, or programs cannot be loaded from it.
  init() throws(SystemError) {
    folder = try TemporaryFolder(for: "server")
    guard mkdir(writable, 0o700) == 0 else { throw SystemError(call: "mkdir") }
    guard Self.allowsPrograms(path) else { throw SystemError(call: path, code: EACCES) }
  }

  /// The path of the folder.
  var path: String { folder.path }

  /// The path of the folder that is not read-only inside the namespaces.
  var writable: String { "\(path)/run" }

  /// The path of the home.
  var home: String { "\(writable)/home" }

  /// The path of the folder for what is lent to an app, which is read-only inside the namespaces.
  var loans: String { "\(path)/lent" }

  /// The path of the image.
  var image: String { "\(path)/app.so" }

  /// Whether no process has left anything.
  var isEmpty: Bool {
    (try? FileManager.default.contentsOfDirectory(atPath: writable)) == []
      && access(loans, F_OK) != 0
  }

  /// Takes a copy of an image in the place of the last one.
  ///
  /// - Parameter original: The path of the image.
  /// - Returns: Whether it is there.
  func stage(_ original: String) -> Bool {
    unlink(image)
    do {
      try FileManager.default.copyItem(atPath: original, toPath: image)
      return true
    } catch {
      return false
    }
  }
}
