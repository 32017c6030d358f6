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

  /// Returns the path prefix of the folder with the exercise's files: the submission or a direct subfolder.
  ///
  /// - Parameters:
  ///   - files: The names of the files.
  ///   - exercise: The name of the exercise's folder, which has priority if several folders contain the files.
  /// - Returns: The prefix of the names, such as `ada/`; may be empty.
  /// - Throws: `IntakeFault` if no folder or several folders contain the files.
  func prefix(of files: [String], exercise: String) throws(IntakeFault) -> String {
    guard !entries.isEmpty else { throw .empty }
    let folders = Set(entries.compactMap { Self.topFolder($0.path) }).sorted()
    let candidates = [""] + folders.map { "\($0)/" }
    let whole = candidates.filter { prefix in files.allSatisfy { kinds[prefix + $0] != nil } }
    if whole.contains("") { return "" }
    if whole.contains("\(exercise)/") { return "\(exercise)/" }
    if let only = whole.first {
      guard whole.count == 1 else { throw .ambiguous(folders: whole.map { String($0.dropLast()) }) }
      return only
    }
    throw fault(missing: files, in: candidates)
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

  /// Returns the path prefix of the folder with code files: the submission or a direct subfolder.
  ///
  /// - Parameters:
  ///   - suffix: The extension of the files.
  ///   - exercise: The name of the exercise's folder, which has priority if several folders contain code.
  /// - Returns: The prefix of the names.
  /// - Throws: `IntakeFault` if no folder or several folders contain code.
  func prefix(ofAny suffix: String, exercise: String) throws(IntakeFault) -> String {
    guard !entries.isEmpty else { throw .empty }
    let folders = Set(entries.compactMap { Self.topFolder($0.path) }).sorted().map { "\($0)/" }
    let holding = ([""] + folders).filter { !code(in: $0, suffix: suffix).isEmpty }
    if let found = holding.first(where: { $0.isEmpty || $0 == "\(exercise)/" }) { return found }
    guard let only = holding.first else { throw .noSuchFile(suffix: suffix) }
    guard holding.count == 1 else {
      throw .ambiguous(folders: holding.map { String($0.dropLast()) })
    }
    return only
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

  private func fault(missing files: [String], in prefixes: [String]) -> IntakeFault {
    // The folder with most of the files is the one that the learner meant.
    let meant = prefixes.max { left, right in
      files.count { kinds[left + $0] != nil } < files.count { kinds[right + $0] != nil }
    }
    let suffix = Self.suffix(of: files)
    let missing = files.filter { kinds[(meant ?? "") + $0] == nil }
    let found = entries.filter { $0.path.hasSuffix(suffix) && $0.kind != .folder }.map(\.path)
    return found.isEmpty ? .noSuchFile(suffix: suffix) : .wrongNames(missing: missing, found: found)
  }

  private static func suffix(of files: [String]) -> String {
    files.first?.split(separator: ".").last.map { ".\($0)" } ?? ".swift"
  }

  private static func topFolder(_ path: String) -> String? {
    let parts = path.split(separator: "/")
    return parts.count > 1 ? parts.first.map(String.init) : nil
  }
}
