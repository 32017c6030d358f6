import Foundation

/// A folder with lessons or exercises.
struct ContentFolder: Hashable, Sendable {
  /// The folder's path.
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Returns the path of a file or folder inside.
  func path(of name: String) -> String {
    path == "." ? name : "\(path)/\(name)"
  }

  /// Returns a folder inside.
  func folder(_ name: String) -> ContentFolder {
    ContentFolder(path(of: name))
  }

  /// Returns whether there is a file with this name that is not a folder.
  func hasFile(_ name: String) -> Bool {
    entryKind(name) == .file
  }

  /// Returns whether there is anything with this name.
  func hasEntry(_ name: String) -> Bool {
    entryKind(name) != nil
  }

  /// Returns whether there is a folder with this name.
  func hasFolder(_ name: String) -> Bool {
    entryKind(name) == .folder
  }

  /// Returns the names in the folder, sorted, without those that start with a dot.
  func names() throws(ContentError) -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: path)
        .filter { !$0.hasPrefix(".") }
        .sorted()
    } catch {
      throw ContentError(
        file: path,
        message: "this folder cannot be read; check that it exists and that you can open it"
      )
    }
  }

  /// Returns a file's text, with line ends as `\n` and without a byte order mark.
  ///
  /// - Parameters:
  ///   - name: The file's name in this folder.
  ///   - remedy: The advice if the file is missing.
  /// - Returns: The text.
  /// - Throws: The reason why there is no text.
  func text(of name: String, remedy: String) throws(ContentError) -> String {
    try TextFile.read(path(of: name), remedy: remedy)
  }

  private enum EntryKind {
    case file
    case folder
  }

  private func entryKind(_ name: String) -> EntryKind? {
    var isFolder: ObjCBool = false
    guard FileManager.default.fileExists(atPath: path(of: name), isDirectory: &isFolder) else {
      return nil
    }
    return isFolder.boolValue ? .folder : .file
  }
}
