import Foundation

/// A private folder for the files of one build.
struct WorkFolder {
  /// The path of the folder.
  let path: String

  /// Creates a folder that can be renamed to become a cache entry.
  init(in cache: BuildCache) throws(BuildError) {
    let parent = "\(cache.folder)/work"
    try BuildCache.makeFolder(parent)
    var template = Array("\(parent)/XXXXXX".utf8CString)
    guard let made = mkdtemp(&template) else {
      throw .cacheUnusable(path: parent, reason: String(cString: strerror(errno)))
    }
    path = String(cString: made)
  }

  /// Writes text to a file in the folder, and creates any missing parent folders.
  func write(_ text: String, to name: String) throws(BuildError) {
    try write(Data(text.utf8), to: name)
  }

  /// Writes data to a file in the folder, and creates any missing parent folders.
  func write(_ data: Data, to name: String) throws(BuildError) {
    let file = URL(filePath: "\(path)/\(name)")
    try BuildCache.makeFolder(file.deletingLastPathComponent().path)
    do {
      try data.write(to: file)
    } catch {
      throw .cacheUnusable(path: file.path, reason: error.localizedDescription)
    }
  }

  /// Writes an executable script to a file in the folder.
  func write(program text: String, to name: String) throws(BuildError) {
    try write(text, to: name)
    guard chmod("\(path)/\(name)", 0o755) == 0 else {
      throw .cacheUnusable(path: "\(path)/\(name)", reason: String(cString: strerror(errno)))
    }
  }

  /// Writes a learner's files to the paths at which the tools expect them.
  func write(_ sources: StagedSources) throws(BuildError) {
    for file in sources.files {
      try write(file.text, to: "\(BuildPlan.sourceFolder)/\(file.path)")
    }
  }

  /// Copies an external file or folder into this folder.
  func copy(_ source: String, to name: String) throws(BuildError) {
    do {
      try FileManager.default.copyItem(atPath: source, toPath: "\(path)/\(name)")
    } catch {
      throw .cacheUnusable(path: "\(path)/\(name)", reason: error.localizedDescription)
    }
  }

  /// Creates a subfolder of the folder.
  func makeFolder(_ name: String) throws(BuildError) {
    try BuildCache.makeFolder("\(path)/\(name)")
  }

  /// Removes a file or folder in this folder, if it exists.
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
