import Foundation

/// A cache that several processes can share for finished parts of builds.
///
/// An entry is a folder with the products and a file `key` that contains the inputs. It is prepared in a work folder
/// and then renamed into place in one step. It is never changed or replaced afterwards.
struct BuildCache: Hashable, Sendable {
  /// The path of the cache's folder.
  var folder: String

  /// A kind of cache entry; each kind has its own folder.
  enum Shelf: String, CaseIterable {
    /// Apps that have been built.
    case apps
    /// Libraries for calling the objects of apps.
    case calls
    /// Declarations for generating the libraries that call objects.
    case interfaces
    /// The compiled files of large apps.
    case parts
    /// Copies of the modules for compiling learners' code.
    case runtimes
    /// Stubs that replace libraries when images are linked.
    case stubs
    /// Descriptions of toolchains.
    case toolchains
  }

  /// The path of the folder in which compilers cache the compiled modules of the system.
  var moduleCache: String { "\(folder)/modules" }

  /// Returns the path of the entry for a key, or nil if there is none.
  func entry(for key: String, in shelf: Shelf) -> String? {
    for candidate in candidates(for: key, in: shelf) {
      if access(candidate, F_OK) != 0 { return nil }
      guard holds(key, in: candidate) else { continue }
      // The modification time records the last use, for `clean`.
      utimes(candidate, nil)
      return candidate
    }
    return nil
  }

  /// Returns the path of the entry for a key, creating the entry if there is none.
  ///
  /// - Parameters:
  ///   - key: All inputs of the entry.
  ///   - shelf: The kind of entry.
  ///   - make: A closure that fills a work folder.
  /// - Returns: The entry's folder.
  /// - Throws: Any error that `make` throws, or an error if the cache cannot be written.
  func publish(
    key: String,
    in shelf: Shelf,
    make: (WorkFolder) throws(BuildError) -> Void
  ) throws(BuildError) -> String {
    if let entry = entry(for: key, in: shelf) { return entry }
    let work = try WorkFolder(in: self)
    defer { work.remove() }
    try make(work)
    try work.write(key, to: "key")
    return try move(work, key: key, to: shelf)
  }

  /// Removes a damaged entry.
  func discard(_ entry: String) throws(BuildError) {
    let work = try WorkFolder(in: self)
    defer { work.remove() }
    guard rename(entry, "\(work.path)/discarded") == 0 || errno == ENOENT else {
      throw .cacheUnusable(path: entry, reason: String(cString: strerror(errno)))
    }
  }

  /// Moves a finished work folder to its final path, unless another process has created the entry, and returns the
  /// path.
  private func move(
    _ work: WorkFolder,
    key: String,
    to shelf: Shelf
  ) throws(BuildError) -> String {
    try Self.makeFolder("\(folder)/\(shelf.rawValue)")
    for candidate in candidates(for: key, in: shelf) {
      if rename(work.path, candidate) == 0 { return candidate }
      guard errno == EEXIST || errno == ENOTEMPTY else {
        throw .cacheUnusable(path: candidate, reason: String(cString: strerror(errno)))
      }
      if holds(key, in: candidate) { return candidate }
    }
    throw .cacheUnusable(
      path: "\(folder)/\(shelf.rawValue)",
      reason: "too many entries have the same name"
    )
  }

  private func holds(_ key: String, in entry: String) -> Bool {
    FileManager.default.contents(atPath: "\(entry)/key") == Data(key.utf8)
  }

  /// Returns the possible paths of a key's entry; several keys may have the same short name.
  private func candidates(for key: String, in shelf: Shelf) -> [String] {
    let name = ContentName(of: key.utf8)
    return (0..<8).map { "\(folder)/\(shelf.rawValue)/\(name)-\($0)" }
  }

  /// Throws an error if another user could have added apps to the cache.
  func checkOwner() throws(BuildError) {
    try Self.makeFolder(folder)
    var status = stat()
    guard stat(folder, &status) == 0 else {
      throw .cacheUnusable(path: folder, reason: String(cString: strerror(errno)))
    }
    // Anybody could have created a folder in `/tmp`. Elsewhere, root may use a user's own folder.
    let isShared = folder == Builder.temporaryCacheFolder
    let isTrusted =
      status.st_uid == geteuid() || !isShared && (geteuid() == 0 || status.st_uid == 0)
    guard isTrusted, !isShared || status.st_mode & 0o022 == 0 else {
      throw .cacheUnusable(path: folder, reason: "it belongs to another user")
    }
  }

  /// Creates a folder and any missing parents.
  static func makeFolder(_ path: String) throws(BuildError) {
    if mkdir(path, 0o700) == 0 || errno == EEXIST { return }
    let parent = path.split(separator: "/").dropLast().map { "/\($0)" }.joined()
    guard errno == ENOENT, !parent.isEmpty else {
      throw .cacheUnusable(path: path, reason: String(cString: strerror(errno)))
    }
    try makeFolder(parent)
    if mkdir(path, 0o700) != 0, errno != EEXIST {
      throw .cacheUnusable(path: path, reason: String(cString: strerror(errno)))
    }
  }
}
