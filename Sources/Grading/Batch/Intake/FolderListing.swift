import Archives
import Foundation

/// The content of an untrusted folder, listed without following links or opening files.
struct FolderListing {
  /// The path of the folder.
  let path: String
  /// The maximum number of entries to list.
  var limit = 4_000
  /// The number of levels of subfolders to list, or 0 to list only the folder itself.
  var depth = 0

  /// Returns the entries of the folder, sorted by name, with higher levels first.
  ///
  /// - Returns: Paths relative to the folder; a name that is not UTF-8 is shown with replacement characters.
  /// - Throws: `IntakeFault` if the folder itself cannot be read.
  func entries() throws(IntakeFault) -> [ArchiveEntry] {
    var entries: [ArchiveEntry] = []
    var level = [""]
    for _ in 0...depth {
      var next: [String] = []
      for folder in level {
        for entry in try names(in: folder) {
          guard entries.count < limit else { return entries }
          entries.append(entry)
          if entry.kind == .folder { next.append("\(entry.path)/") }
        }
      }
      level = next
    }
    return entries
  }

  private func names(in folder: String) throws(IntakeFault) -> [ArchiveEntry] {
    guard let stream = opendir("\(path)/\(folder)") else {
      // A deeper folder may be unreadable, which does not matter here.
      if !folder.isEmpty { return [] }
      throw .unreadable("The folder", String(cString: strerror(errno)))
    }
    defer { closedir(stream) }
    var entries: [ArchiveEntry] = []
    while entries.count <= limit, let entry = readdir(stream) {
      let name = withUnsafePointer(to: &entry.pointee.d_name) { pointer in
        pointer.withMemoryRebound(to: UInt8.self, capacity: 256) { String(cString: $0) }
      }
      guard name != ".", name != "..", WorkListing.isLookedAt(name) else { continue }
      let relative = folder + name
      entries.append(
        ArchiveEntry(path: relative, kind: Self.kind(of: "\(path)/\(relative)") ?? .special)
      )
    }
    return entries.sorted { $0.path < $1.path }
  }

  /// Returns the kind of file at a path without following links, or nil if no file exists there.
  static func kind(of path: String) -> ArchiveEntry.Kind? {
    var status = stat()
    guard lstat(path, &status) == 0 else { return nil }
    return switch status.st_mode & S_IFMT {
    case S_IFREG: .file
    case S_IFDIR: .folder
    case S_IFLNK: .link
    default: .special
    }
  }
}
