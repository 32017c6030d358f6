import Archives
package import Course

/// A reader that extracts the files to grade from a submission.
package struct Intake: Sendable {
  private let files: [String]
  /// A Boolean value that indicates whether the learner may submit any number of files under any names.
  private let takesFurtherFiles: Bool
  private let exercise: String
  private let limits: IntakeLimits

  /// Creates a reader of submissions to an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise that the work belongs to.
  ///   - limits: The limits for reading the work.
  package init(for exercise: Exercise, limits: IntakeLimits = IntakeLimits()) {
    files = exercise.files
    takesFurtherFiles = exercise.kind.takesFurtherFiles
    self.exercise = exercise.id.description
    self.limits = limits
  }

  /// Extracts the work from a submission.
  ///
  /// - Parameter source: The source of the submission.
  /// - Returns: The files.
  /// - Throws: `IntakeFault` if the files are missing or are not text.
  package func work(from source: SubmissionSource) throws(IntakeFault) -> TakenWork {
    switch source.form {
    case .folder: try work(inFolder: source.path)
    case .archive: try work(inArchive: source.path)
    case .files(let names): try work(inFolder: source.path, named: names)
    case .unusable(let fault): throw fault
    }
  }

  private func work(inFolder path: String) throws(IntakeFault) -> TakenWork {
    // Most submissions contain the files at the top level, so no list is needed.
    let isPlain =
      files.allSatisfy { FolderListing.kind(of: "\(path)/\($0)") == .file }
      && !takesFurtherFiles
    let listing = WorkListing(
      try FolderListing(
        path: path,
        limit: limits.entries,
        depth: isPlain ? 0 : WorkListing.depth + 1
      ).entries()
    )
    if !isPlain, let archive = try listing.onlyArchive(besidesFilesLike: files) {
      return try work(inArchive: "\(path)/\(archive)")
    }
    let (prefix, wanted) = isPlain ? ("", files) : try self.wanted(in: listing)
    var taken: [TakenWork.File] = []
    for file in wanted {
      try checkLength(of: taken)
      try checkOnce(prefix + file, in: listing)
      let bytes = try FolderFile(folder: path, name: prefix + file).bytes(limit: limits.fileBytes)
      taken.append(try TakenWork.File(name: file, checking: bytes))
    }
    return TakenWork(files: taken, note: note(on: listing, prefix, wanted))
  }

  /// Extracts the files of one learner from a folder with the files of the whole class.
  private func work(
    inFolder path: String,
    named names: [String: String]
  ) throws(IntakeFault) -> TakenWork {
    let wanted = takesFurtherFiles ? names.keys.filter { $0.hasSuffix(Self.code) }.sorted() : files
    guard !wanted.isEmpty else { throw .noSuchFile(suffix: Self.code) }
    let missing = wanted.filter { names[$0] == nil }
    guard missing.isEmpty else {
      throw .wrongNames(missing: missing, found: names.keys.sorted())
    }
    var taken: [TakenWork.File] = []
    for file in wanted {
      try checkLength(of: taken)
      let name = names[file] ?? file
      let bytes = try FolderFile(folder: path, name: name).bytes(limit: limits.fileBytes)
      taken.append(try TakenWork.File(name: file, checking: bytes))
    }
    let others = names.keys.filter { !wanted.contains($0) }.sorted().map(VisibleName.of)
    return TakenWork(
      files: taken,
      note: others.isEmpty ? nil : "left out: \(others.prefix(3).joined(separator: ", "))"
    )
  }

  private func checkLength(of files: [TakenWork.File]) throws(IntakeFault) {
    guard files.reduce(0, { $0 + $1.bytes.count }) <= limits.totalBytes else {
      throw .tooLong("The work", limit: limits.totalBytes)
    }
  }

  /// Throws an error if a path occurs more than once in a listing, even in a different Unicode form.
  private func checkOnce(_ path: String, in listing: WorkListing) throws(IntakeFault) {
    guard listing.entries.count(where: { $0.path == path }) <= 1 else { throw .repeated(path) }
  }

  /// Returns the path prefix of the folder with the files to extract, and the names of those files.
  private func wanted(
    in listing: WorkListing
  ) throws(IntakeFault) -> (prefix: String, files: [String]) {
    guard takesFurtherFiles else {
      return (try listing.prefix(of: files, exercise: exercise), files)
    }
    let prefix = try listing.prefix(ofAny: Self.code, exercise: exercise)
    return (prefix, listing.code(in: prefix, suffix: Self.code))
  }

  /// The file name extension of the files that a learner may add.
  private static let code = ".swift"

  private func work(inArchive path: String) throws(IntakeFault) -> TakenWork {
    let archive: Archive
    do throws(ArchiveError) {
      archive = try Archive.read(path, limits: limits.archive) { entry in
        entry.size <= limits.fileBytes && WorkListing.isLookedAt(entry.path)
          && (files.contains { entry.path == $0 || entry.path.hasSuffix("/\($0)") }
            || takesFurtherFiles && entry.path.hasSuffix(Self.code))
      }
    } catch {
      throw .archive(error)
    }
    let listing = WorkListing(archive.entries)
    let (prefix, wanted) = try self.wanted(in: listing)
    var taken: [TakenWork.File] = []
    for file in wanted {
      try checkLength(of: taken)
      let path = prefix + file
      try checkOnce(path, in: listing)
      guard let bytes = archive.contents[path] else {
        throw fault(of: path, kind: archive.entries.last { $0.path == path }?.kind)
      }
      taken.append(try TakenWork.File(name: file, checking: bytes))
    }
    return TakenWork(files: taken, note: note(on: listing, prefix, wanted))
  }

  private func fault(of path: String, kind: ArchiveEntry.Kind?) -> IntakeFault {
    switch kind {
    case .link: .link(path)
    case .folder: .folder(path)
    case .special: .special(path)
    case .file, nil: .tooLong(path, limit: limits.fileBytes)
    }
  }

  private func note(
    on listing: WorkListing,
    _ prefix: String,
    _ files: [String]
  ) -> String? {
    let others = listing.leftOut(files: files, prefix: prefix).map(VisibleName.of)
    var sentences: [String] = []
    if !prefix.isEmpty { sentences.append("taken from the folder \(VisibleName.of(prefix))") }
    if !others.isEmpty {
      let shown = others.prefix(3).joined(separator: ", ")
      let rest = others.count > 3 ? " and \(others.count - 3) more" : ""
      sentences.append("left out: \(shown)\(rest)")
    }
    return sentences.isEmpty ? nil : sentences.joined(separator: "; ")
  }
}
