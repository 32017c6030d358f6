package import Findings

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A search for Swift files in given files and folders.
package struct SourceSearch: Sendable {
  /// The unique paths of the files, sorted by name within each given path.
  package private(set) var files: [String] = []
  /// The problems with paths that do not exist.
  package private(set) var problems: [LintProblem] = []
  private let exclusion: PathExclusion
  private var seen: Set<FileIdentity> = []

  /// Creates a search that finds the Swift files in the given files and folders.
  ///
  /// - Parameters:
  ///   - paths: Files, which are included whatever their names are, and folders, of which all files ending in `.swift`
  ///     are included, except in hidden folders.
  ///   - exclusion: The paths to exclude within folders.
  package init(_ paths: [String], leavingOut exclusion: PathExclusion) {
    self.exclusion = exclusion
    for path in paths { take(path) }
  }

  private mutating func take(_ path: String) {
    guard let entry = FileEntry(path) else {
      let message = "this path cannot be read (\(String(cString: strerror(errno)))); correct it"
      problems.append(LintProblem(file: path, message: message, extent: .nothing))
      return
    }
    if entry.kind == .folder {
      search(path == "." ? "" : Self.withSlash(path), shownAs: path)
    } else if seen.insert(entry.identity).inserted {
      files.append(path)
    }
  }

  /// Searches a folder, unless it was searched before.
  private mutating func search(_ prefix: String, shownAs path: String) {
    guard let entry = FileEntry(path), seen.insert(entry.identity).inserted else { return }
    guard let names = Self.names(in: path) else {
      let message =
        "this folder cannot be read (\(String(cString: strerror(errno)))); check its permissions"
      problems.append(LintProblem(file: path, message: message, extent: .nothing))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = prefix + name
      // A link without a target contains no source.
      guard let entry = FileEntry(path), !exclusion.covers(path) else { continue }
      if entry.kind == .folder {
        search(path + "/", shownAs: path)
      } else if entry.kind == .file, name.hasSuffix(".swift"), seen.insert(entry.identity).inserted
      {
        files.append(path)
      }
    }
  }

  private static func withSlash(_ path: String) -> String {
    path.hasSuffix("/") ? path : path + "/"
  }

  /// Returns the sorted names in a folder, or nil if the folder cannot be read.
  static func names(in folder: String) -> [String]? {
    guard let stream = opendir(folder) else { return nil }
    defer { closedir(stream) }
    var names: [String] = []
    while let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) {
        $0.withMemoryRebound(to: CChar.self, capacity: 256) { String(cString: $0) }
      }
      names.append(name)
    }
    return names.sorted()
  }
}

/// The identity of a file, independent of its path.
private struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}

/// The file or folder at a path, after following links.
private struct FileEntry {
  var kind: Kind
  var identity: FileIdentity

  enum Kind {
    case file, folder, other
  }

  init?(_ path: String) {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    identity = FileIdentity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    switch status.st_mode & S_IFMT {
    case S_IFREG: kind = .file
    case S_IFDIR: kind = .folder
    default: kind = .other
    }
  }
}
