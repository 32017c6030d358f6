import Foundation

/// A folder that contains an app's Swift files in the layout of an Xcode project.
struct SourceFolder {
  /// The maximum number of files.
  var limit: Int
  /// The maximum nesting of folders.
  var depthLimit = 16

  /// Returns the paths of the app's Swift files in a folder and its subfolders, sorted by name.
  ///
  /// Hidden files, symbolic links, package manifests, playgrounds and folders of tests are omitted. Xcode names the
  /// latter after the app: `AppTests`, `AppUITests`.
  ///
  /// - Parameter path: The folder, which may be a symbolic link itself.
  /// - Returns: The paths, which begin with the folder's; at most one more than the limit.
  /// - Throws: The reason why the folder or a subfolder cannot be read.
  func files(in path: String) throws(SourceFault.Reason) -> [String] {
    var files: [String] = []
    try collect(path.hasSuffix("/") ? String(path.dropLast()) : path, depth: 0, into: &files)
    return files
  }

  private func collect(
    _ folder: String,
    depth: Int,
    into files: inout [String]
  ) throws(SourceFault.Reason) {
    guard depth <= depthLimit else { return }
    let names: [String]
    do {
      names = try FileManager.default.contentsOfDirectory(atPath: folder).sorted()
    } catch {
      throw .unreadable(error.localizedDescription)
    }
    for name in names where !name.hasPrefix(".") {
      guard files.count <= limit else { return }
      let path = "\(folder)/\(name)"
      var status = stat()
      // A folder that has just been removed counts as missing.
      guard lstat(path, &status) == 0 else { continue }
      switch status.st_mode & S_IFMT {
      case S_IFDIR where !name.hasSuffix("Tests") && !name.hasSuffix(".playground"):
        try collect(path, depth: depth + 1, into: &files)
      case S_IFREG where name.hasSuffix(".swift") && name != "Package.swift":
        files.append(path)
      default: break
      }
    }
  }

  /// Returns whether there is a symbolic link at a path.
  static func isLink(at path: String) -> Bool {
    var status = stat()
    return lstat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFLNK
  }

  /// Returns whether there is a folder at a path.
  static func exists(at path: String) -> Bool {
    var status = stat()
    return stat(path, &status) == 0 && status.st_mode & S_IFMT == S_IFDIR
  }
}
