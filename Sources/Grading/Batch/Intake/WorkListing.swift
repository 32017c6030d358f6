import Archives

/// A listing that locates the exercise's files in a submission's folder or archive.
struct WorkListing {
  /// The relevant entries, with paths relative to the submission.
  let entries: [ArchiveEntry]
  private let kinds: [String: ArchiveEntry.Kind]

  /// Creates a listing of entries, without entries that are never submitted intentionally.
  init(_ entries: [ArchiveEntry]) {
    self.entries = entries.filter { Self.isLookedAt($0.path) }
    kinds = Dictionary(self.entries.map { ($0.path, $0.kind) }) { first, _ in first }
  }

  /// Returns whether a path can be part of the work, unlike a hidden file or the metadata that macOS adds.
  static func isLookedAt(_ path: String) -> Bool {
    path.split(separator: "/").allSatisfy { $0 == "." || !$0.hasPrefix(".") && $0 != "__MACOSX" }
  }

  /// The number of levels of subfolders in which the work is searched.
  static let depth = 5

  /// Returns the path prefix of the folder with the exercise's files: the submission, or the highest such subfolder.
  ///
  /// - Parameters:
  ///   - files: The names of the files.
  ///   - exercise: The name of the exercise's folder, which has priority if several folders contain the files.
  /// - Returns: The prefix of the names, such as `ada/`; may be empty.
  /// - Throws: `IntakeFault` if no folder or several folders contain the files.
  func prefix(of files: [String], exercise: String) throws(IntakeFault) -> String {
    guard !entries.isEmpty else { throw .empty }
    let found = try highest(exercise: exercise) { prefix in
      files.allSatisfy { kinds[prefix + $0] != nil }
    }
    guard let found else { throw fault(missing: files) }
    return found
  }

  /// Returns the prefix of the only folder on the highest level that meets a condition, or nil if there is none.
  ///
  /// - Parameters:
  ///   - exercise: The name of a folder that has priority over others on its level.
  ///   - holdsWork: A closure that returns whether the folder with a prefix contains the work.
  /// - Returns: The prefix, such as `ada/`; empty for the submission itself.
  /// - Throws: `IntakeFault.ambiguous` if several folders on that level meet the condition.
  private func highest(
    exercise: String,
    where holdsWork: (String) -> Bool
  ) throws(IntakeFault) -> String? {
    let prefixes = prefixes
    for level in 0...Self.depth {
      let whole = prefixes.filter { $0.count { $0 == "/" } == level && holdsWork($0) }
      if let named = whole.first(where: { "/\($0)".hasSuffix("/\(exercise)/") }) { return named }
      guard let only = whole.first else { continue }
      guard whole.count == 1 else { throw .ambiguous(folders: whole.map { String($0.dropLast()) }) }
      return only
    }
    return nil
  }

  /// The path prefixes of all folders down to the deepest level of the search, in order, with that of the submission first.
  ///
  /// A hostile path may have thousands of folders, so the levels below are left out.
  private var prefixes: [String] {
    var found: Set<String> = [""]
    for entry in entries {
      var prefix = ""
      for part in entry.path.split(separator: "/").dropLast().prefix(Self.depth) {
        prefix += "\(part)/"
        found.insert(prefix)
      }
    }
    return found.sorted()
  }

  /// Returns the path of the archive that takes the place of the files, or nil if there are files or no archive.
  ///
  /// - Parameter files: The names of the exercise's files.
  /// - Returns: The path, as in a folder that a course system has made for one learner.
  /// - Throws: `IntakeFault.severalArchives` if it is unclear which archive counts.
  func onlyArchive(besidesFilesLike files: [String]) throws(IntakeFault) -> String? {
    let suffix = Self.suffix(of: files)
    guard !entries.contains(where: { $0.kind == .file && $0.path.hasSuffix(suffix) }) else {
      return nil
    }
    let archives = entries.filter { entry in
      entry.kind == .file && Archive.suffixes.contains { entry.path.lowercased().hasSuffix($0) }
    }.map(\.path)
    guard archives.count < 2 else { throw .severalArchives(archives) }
    return archives.first
  }

  /// Returns the names of the code files directly in a folder, for an exercise that accepts any number of files.
  ///
  /// - Parameters:
  ///   - prefix: The prefix of the names in the folder, such as `ada/`; may be empty.
  ///   - suffix: The extension of the files.
  /// - Returns: The names, in order.
  func code(in prefix: String, suffix: String) -> [String] {
    entries.compactMap { entry in
      guard entry.kind != .folder, entry.path.hasPrefix(prefix), entry.path.hasSuffix(suffix) else {
        return nil
      }
      let name = String(entry.path.dropFirst(prefix.count))
      return name.contains("/") || name == "Package.swift" ? nil : name
    }.sorted()
  }

  /// Returns the path prefix of the folder with code files: the submission, or the highest such subfolder.
  ///
  /// - Parameters:
  ///   - suffix: The extension of the files.
  ///   - exercise: The name of the exercise's folder, which has priority if several folders contain code.
  /// - Returns: The prefix of the names.
  /// - Throws: `IntakeFault` if no folder or several folders contain code.
  func prefix(ofAny suffix: String, exercise: String) throws(IntakeFault) -> String {
    guard !entries.isEmpty else { throw .empty }
    let found = try highest(exercise: exercise) { !code(in: $0, suffix: suffix).isEmpty }
    guard let found else { throw .noSuchFile(suffix: suffix) }
    return found
  }

  /// Returns the names of other files that the learner may have intended to submit: code and packages.
  func leftOut(files: [String], prefix: String) -> [String] {
    let suffix = Self.suffix(of: files)
    let taken = Set(files.map { prefix + $0 })
    return entries.filter { entry in
      !taken.contains(entry.path)
        && (entry.path.hasSuffix(suffix) || entry.path.hasSuffix(".xcodeproj"))
    }.map(\.path)
  }

  private func fault(missing files: [String]) -> IntakeFault {
    // The folder with most of the files is the one that the learner meant.
    let meant = prefixes.max { left, right in
      files.count { kinds[left + $0] != nil } < files.count { kinds[right + $0] != nil }
    }
    let suffix = Self.suffix(of: files)
    let missing = files.filter { kinds[(meant ?? "") + $0] == nil }
    let works = entries.filter { $0.kind != .folder }.map(\.path)
    let places = files.compactMap { file in works.first { "/\($0)".hasSuffix("/\(file)") } }
    if places.count == files.count {
      let folders = Set(zip(places, files).map { $0.dropLast($1.count + 1) })
      return folders.count == 1
        ? .tooDeep(folder: String(folders.first ?? "")) : .scattered(files: places)
    }
    let found = works.filter { $0.hasSuffix(suffix) }
    return found.isEmpty ? .noSuchFile(suffix: suffix) : .wrongNames(missing: missing, found: found)
  }

  private static func suffix(of files: [String]) -> String {
    files.first?.split(separator: ".").last.map { ".\($0)" } ?? ".swift"
  }
}
