package import Findings

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The search for the Swift files that are to be judged, in the files and folders that were given.
package struct SourceSearch: Sendable {
  /// The paths of the files, without repetition, in the order of their names within each path given.
  package private(set) var files: [String] = []
  /// The paths that lead nowhere.
  package private(set) var problems: [LintProblem] = []
  private let exclusion: PathExclusion
  private var seen: Set<FileIdentity> = []

  /// Searches.
  ///
  /// - Parameters:
  ///   - paths: Files, which are taken whatever they are called, and folders, in which files that end in
  ///     `.swift` are taken and hidden folders left out.
  ///   - exclusion: What is left out within folders.
  package init(_ paths: [String], leavingOut exclusion: PathExclusion) {
    self.exclusion = exclusion
    for path in paths { take(path) }
  }

  private mutating func take(_ path: String) {
    guard let entry = FileEntry(path) else {
      let message = "it cannot be read (\(String(cString: strerror(errno)))); check the path"
      problems.append(LintProblem(file: path, message: message, extent: .nothing))
      return
    }
    if entry.kind == .folder {
      search(path == "." ? "" : Self.withSlash(path), shownAs: path)
    } else if seen.insert(entry.identity).inserted {
      files.append(path)
    }
  }

  /// Searches a folder; one that was seen before, as loops of links lead to, is not entered again.
  private mutating func search(_ prefix: String, shownAs path: String) {
    guard let entry = FileEntry(path), seen.insert(entry.identity).inserted else { return }
    guard let names = Self.names(in: path) else {
      let message = "this folder cannot be read (\(String(cString: strerror(errno))))"
      problems.append(LintProblem(file: path, message: message, extent: .nothing))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = prefix + name
      // A link that leads nowhere is nobody's source.
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

  /// The names of what a folder holds, in their order; nil when it cannot be read.
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

/// The identity of a file, whatever path leads to it.
private struct FileIdentity: Hashable, Sendable {
  var device: UInt64
  var number: UInt64
}

/// The entry that a path leads to, links followed.
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
