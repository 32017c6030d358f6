import Foundation

/// A walk that visits a folder with untrusted content through descriptors only.
///
/// No link is followed. If a folder is exchanged for another one meanwhile, the walk stays in the opened folder,
/// regardless of its path.
struct FolderWalk {
  /// The path of the folder.
  let path: String
  /// The maximum number of entries to visit.
  var entryLimit = 2000
  /// The maximum depth of folders to visit.
  var depthLimit = 32

  /// An entry of the folder.
  struct Entry {
    /// The path in the folder, with replacement characters for bytes that are not UTF-8.
    var path: String
    /// The file information about the entry at the time of the visit.
    var facts: stat
    /// The descriptor of the folder that contains the entry.
    fileprivate var folder: Int32
    fileprivate var name: UnsafePointer<CChar>
  }

  /// A way in which a walk ends.
  enum End: Hashable {
    /// The end of a walk that visited every entry.
    case complete
    /// The end of a walk that found too many entries, or a part of the folder that cannot be read.
    case incomplete
  }

  /// Visits all entries in the folder, and returns the way in which the walk ended.
  ///
  /// - Parameter take: A closure called with each entry while the entry is open, which returns whether to continue.
  /// - Returns: The way in which the walk ended.
  func visit(_ take: (Entry) -> Bool) -> End {
    let root = open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
    guard root >= 0 else { return .incomplete }
    var count = 0
    return visit(root, prefix: "", depth: 0, count: &count, take) ? .complete : .incomplete
  }

  /// Visits a folder, takes ownership of its descriptor, and returns whether every entry was visited.
  private func visit(
    _ folder: Int32,
    prefix: String,
    depth: Int,
    count: inout Int,
    _ take: (Entry) -> Bool
  ) -> Bool {
    guard let stream = fdopendir(folder) else {
      close(folder)
      return false
    }
    defer { closedir(stream) }
    while let name = Self.nextName(in: stream) {
      count += 1
      var facts = stat()
      guard count <= entryLimit else { return false }
      // An entry that has been removed meanwhile is skipped.
      guard fstatat(folder, name, &facts, AT_SYMLINK_NOFOLLOW) == 0 else { continue }
      let path = prefix + String(cString: name)
      let entry = Entry(path: path, facts: facts, folder: folder, name: name)
      guard take(entry) else { return false }
      guard facts.st_mode & S_IFMT == S_IFDIR else { continue }
      let inner = openat(folder, name, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
      if inner < 0, errno == ENOENT || errno == ENOTDIR || errno == ELOOP { continue }
      guard inner >= 0 else { return false }
      guard depth < depthLimit else {
        close(inner)
        return false
      }
      guard visit(inner, prefix: "\(path)/", depth: depth + 1, count: &count, take) else {
        return false
      }
    }
    return true
  }

  /// Returns the name of the next entry in a folder, valid until the next call, or nil at the end.
  static func nextName(in stream: OpaquePointer) -> UnsafePointer<CChar>? {
    while let entry = readdir(stream) {
      guard let offset = MemoryLayout<dirent>.offset(of: \.d_name) else { return nil }
      let name = UnsafeRawPointer(entry).advanced(by: offset).assumingMemoryBound(to: CChar.self)
      if strcmp(name, ".") != 0, strcmp(name, "..") != 0 { return name }
    }
    return nil
  }
}

extension FolderWalk.Entry {
  /// Makes another user the owner of the entry, and returns whether the change succeeded.
  ///
  /// - Parameter user: The number of the user, and of the group.
  /// - Returns: Whether the change succeeded.
  func belong(to user: UInt32) -> Bool {
    fchownat(folder, name, user, user, AT_SYMLINK_NOFOLLOW) == 0
  }

  /// The disk space that the entry takes, or that a copy would take, in bytes.
  var room: Int {
    guard facts.st_mode & S_IFMT == S_IFREG else { return 0 }
    return max(Int(facts.st_size), Int(facts.st_blocks) * 512)
  }

  /// Returns the content of a regular file, or nil for any other entry.
  ///
  /// - Parameter limit: The maximum length, in bytes.
  /// - Returns: The content; nil if the entry is not a regular file, or no longer one.
  func content(atMost limit: Int) -> Data? {
    guard facts.st_mode & S_IFMT == S_IFREG else { return nil }
    // Another file may have the name by now: a pipe would block without `O_NONBLOCK`.
    let file = openat(folder, name, O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC)
    guard file >= 0 else { return nil }
    defer { close(file) }
    var opened = stat()
    guard fstat(file, &opened) == 0, opened.st_mode & S_IFMT == S_IFREG, opened.st_size <= limit
    else { return nil }
    var bytes = [UInt8](repeating: 0, count: Int(opened.st_size))
    var count = 0
    while count < bytes.count {
      let got = bytes.withUnsafeMutableBytes {
        read(file, $0.baseAddress?.advanced(by: count), $0.count - count)
      }
      if got < 0, errno == EINTR { continue }
      guard got >= 0 else { return nil }
      if got == 0 { break }
      count += got
    }
    return Data(bytes[..<count])
  }
}
