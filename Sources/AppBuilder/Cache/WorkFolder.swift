import Foundation

/// A private folder for one build.
struct WorkFolder {
  /// The path.
  let path: String

  /// Creates a new folder inside a cache, on the same disk, so that it can be renamed into place.
  init(in cache: BuildCache) throws(BuildError) {
    let parent = "\(cache.folder)/work"
    try BuildCache.makeFolder(parent)
    var template = Array("\(parent)/XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .cacheUnusable(path: parent, reason: String(cString: strerror(errno)))
    }
    path = String(cString: made)
  }

  /// Writes text to a file inside, and creates the folders above it.
  func write(_ text: String, to name: String) throws(BuildError) {
    try write(Data(text.utf8), to: name)
  }

  /// Writes data to a file inside, and creates the folders above it.
  func write(_ data: Data, to name: String) throws(BuildError) {
    let file = URL(filePath: "\(path)/\(name)")
    try BuildCache.makeFolder(file.deletingLastPathComponent().path)
    do {
      try data.write(to: file)
    } catch {
      throw .cacheUnusable(path: file.path, reason: error.localizedDescription)
    }
  }

  /// Writes an executable script.
  func write(program text: String, to name: String) throws(BuildError) {
    try write(text, to: name)
    guard chmod("\(path)/\(name)", 0o755) == 0 else {
      throw .cacheUnusable(path: "\(path)/\(name)", reason: String(cString: strerror(errno)))
    }
  }

  /// Writes a learner's files to the places where the tools look for them.
  func write(_ sources: StagedSources) throws(BuildError) {
    for file in sources.files {
      try write(file.text, to: "\(BuildPlan.sourceFolder)/\(file.path)")
    }
  }

  /// Copies a file or folder from elsewhere into this one.
  func copy(_ source: String, to name: String) throws(BuildError) {
    do {
      try FileManager.default.copyItem(atPath: source, toPath: "\(path)/\(name)")
    } catch {
      throw .cacheUnusable(path: "\(path)/\(name)", reason: error.localizedDescription)
    }
  }

  /// Creates a folder inside.
  func makeFolder(_ name: String) throws(BuildError) {
    try BuildCache.makeFolder("\(path)/\(name)")
  }

  /// Removes a file or folder inside, if it exists.
  func removeItem(_ name: String) throws(BuildError) {
    guard FileManager.default.fileExists(atPath: "\(path)/\(name)") else { return }
    do {
      try FileManager.default.removeItem(atPath: "\(path)/\(name)")
    } catch {
      throw .cacheUnusable(path: "\(path)/\(name)", reason: error.localizedDescription)
    }
  }

  /// Removes the folder, unless it was renamed.
  ///
  /// A folder that cannot be removed is left for `BuildCache.clean`, because the build has already
  /// succeeded or failed for its own reasons.
  func remove() {
    guard FileManager.default.fileExists(atPath: path) else { return }
    try? FileManager.default.removeItem(atPath: path)
  }
}
