import Foundation
package import Script

/// The user's files, which are accessed by the names that the user types.
package struct UserFiles: Hashable, Sendable {
  /// The folder that relative names refer to.
  package let folder: String
  private let home: String?

  /// Creates an instance for a user's files, with the folder that relative names refer to.
  ///
  /// - Parameters:
  ///   - folder: The folder that names are relative to.
  ///   - home: The folder that `~` stands for, if any.
  package init(folder: String, home: String?) {
    self.folder = folder
    self.home = home
  }

  /// Returns the path that a typed name refers to.
  ///
  /// - Parameters:
  ///   - name: The name; `~/` at its beginning stands for the home folder.
  ///   - script: A script whose folder the name is relative to, if any.
  /// - Returns: The path, relative to the folder if the name is relative.
  /// - Throws: A `Failure` for a name that no file can have.
  package func path(of name: String, besides script: String? = nil) throws(Failure) -> String {
    guard !name.isEmpty, !name.unicodeScalars.contains("\0") else {
      throw .refused("the file needs a name, as in: session.nav")
    }
    if name.hasPrefix("~/") { return expanded(name) }
    guard !name.hasPrefix("/"), let script, let end = script.lastIndex(of: "/") else { return name }
    return script[...end] + name
  }

  /// Returns the name that a user would type for a path.
  ///
  /// - Parameter path: An absolute path.
  /// - Returns: The shortest name: relative to the user's folder for files in it, with `~` for files in the home
  ///   folder, or the path itself.
  package func name(of path: String) -> String {
    if path.hasPrefix("\(folder)/") { return String(path.dropFirst(folder.count + 1)) }
    guard let home, home.count > 1, path.hasPrefix("\(home)/") else { return path }
    return "~\(path.dropFirst(home.count))"
  }

  /// Returns a name with the home folder in place of a leading `~`.
  func expanded(_ name: String) -> String {
    home.map { $0 + name.dropFirst() } ?? name
  }

  /// Returns the paths of the files that match a pattern.
  ///
  /// - Parameter pattern: A name, in which `*` stands for any characters but slashes, and `?` for a single character.
  /// - Returns: The paths in the order of their names; a name without wildcards is returned as it is.
  /// - Throws: A `Failure` if no file matches.
  package func matches(of pattern: String) throws(Failure) -> [String] {
    let path = try path(of: pattern)
    let place = absolute(path)
    guard path.contains(where: { "*?[".contains($0) }),
      !FileManager.default.fileExists(atPath: place)
    else { return [path] }
    var found = glob_t()
    defer { globfree(&found) }
    guard glob(place, 0, nil, &found) == 0, let paths = found.gl_pathv else {
      throw .refused("there is no file '\(pattern)'; 'ls' lists the files")
    }
    return (0..<Int(found.gl_pathc)).compactMap { index in
      paths[index].map { String(String(cString: $0).dropFirst(place.count - path.count)) }
    }
  }

  /// Returns the absolute path of a file.
  ///
  /// - Parameter path: A path, perhaps relative to the folder.
  /// - Returns: An absolute path.
  package func absolute(_ path: String) -> String {
    path.hasPrefix("/") ? path : "\(folder)/\(path)"
  }

  /// Writes text to a file atomically.
  ///
  /// - Parameters:
  ///   - text: The new content of the file.
  ///   - path: The path of the file.
  ///   - replaces: Whether to replace an existing file.
  /// - Throws: A `Failure` if the file exists already or cannot be written.
  package func write(_ text: String, to path: String, replacing replaces: Bool) throws(Failure) {
    do throws(FileFault) {
      try WholeFile(path: absolute(path)).write(text, replacing: replaces)
    } catch {
      throw error.isAlreadyThere
        ? .refused("\(path) exists already; choose another name, or replace it with --force")
        : .refused("\(path) cannot be written: \(error.reason)")
    }
  }
}
