import Foundation

/// A folder with lessons or exercises.
struct ContentFolder: Hashable, Sendable {
  /// The path of the folder.
  let path: String

  init(_ path: String) {
    self.path = path
  }

  /// Returns the path of a file or folder in the folder.
  func path(of name: String) -> String {
    path == "." ? name : "\(path)/\(name)"
  }

  /// Returns the subfolder with a name.
  func folder(_ name: String) -> ContentFolder {
    ContentFolder(path(of: name))
  }

  /// Returns whether the folder contains a file with a name.
  func hasFile(_ name: String) -> Bool {
    entryKind(name) == .file
  }

  /// Returns whether the folder contains a file or folder with a name.
  func hasEntry(_ name: String) -> Bool {
    entryKind(name) != nil
  }

  /// Returns whether the folder contains a subfolder with a name.
  func hasFolder(_ name: String) -> Bool {
    entryKind(name) == .folder
  }

  /// Returns the sorted names of the folder's contents, excluding those that start with a dot.
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

  /// Returns the text of a file, with `\n` as line ends and without a byte order mark.
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
