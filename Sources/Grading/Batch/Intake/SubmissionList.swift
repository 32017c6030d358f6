import Archives
import Foundation

/// The submissions of a class, found in folders and archives.
package struct SubmissionList: Hashable, Sendable {
  /// The submissions, sorted by id.
  package var sources: [SubmissionSource]
  /// The names of the files that are not submissions.
  package var leftOut: [String]

  /// Creates a list of known submissions.
  ///
  /// - Parameters:
  ///   - sources: The submissions.
  ///   - leftOut: The names of files that are not submissions.
  package init(sources: [SubmissionSource], leftOut: [String] = []) {
    self.sources = sources
    self.leftOut = leftOut
  }

  /// Creates a list of the submissions in folders and archives.
  ///
  /// A folder that contains one of the exercise's files is a submission by itself. In any other folder, every subfolder
  /// and every archive is one, and so are all files of a learner that a course system has named. Hidden files and folders
  /// are ignored.
  ///
  /// - Parameters:
  ///   - paths: The paths of folders and archives.
  ///   - files: The names of the exercise's files.
  /// - Throws: `SubmissionListError` if a path cannot be used.
  package init(in paths: [String], files: [String]) throws(SubmissionListError) {
    var found: [SubmissionSource] = []
    leftOut = []
    for path in paths {
      let path = path.count > 1 && path.hasSuffix("/") ? String(path.dropLast()) : path
      switch Self.form(of: path) {
      case .folder?:
        if files.contains(where: { FolderListing.kind(of: "\(path)/\($0)") != nil }) {
          found.append(Self.source(at: path, name: Self.name(of: path), form: .folder))
        } else {
          found += try Self.children(of: path, files: files, leftOut: &leftOut)
        }
      case .archive?:
        found.append(Self.source(at: path, name: Self.name(of: path), form: .archive))
      case .unusable?, .files?, nil: throw SubmissionListError(path: path)
      }
    }
    sources = Self.named(found).sorted { $0.id < $1.id }
  }

  /// Returns the submissions to grade in a share of the class.
  ///
  /// - Parameter shard: The machine's share.
  /// - Returns: The submissions of the share, which are the same on every machine.
  package func sources(in shard: Shard) -> [SubmissionSource] {
    sources.filter { shard.contains($0.id) }
  }

  private static func children(
    of folder: String,
    files: [String],
    leftOut: inout [String]
  ) throws(SubmissionListError) -> [SubmissionSource] {
    let entries: [ArchiveEntry]
    do throws(IntakeFault) {
      entries = try FolderListing(path: folder, limit: .max).entries()
    } catch {
      throw SubmissionListError(path: folder)
    }
    var sources: [SubmissionSource] = []
    var loose: [String] = []
    for entry in entries {
      let path = "\(folder)/\(entry.path)"
      if entry.path.unicodeScalars.contains("\u{FFFD}"), FolderListing.kind(of: path) == nil {
        sources.append(source(at: path, name: entry.path, form: .unusable(.name)))
        continue
      }
      switch entry.kind {
      case .folder: sources.append(source(at: path, name: entry.path, form: .folder))
      case .link:
        sources.append(source(at: path, name: entry.path, form: .unusable(.link(entry.path))))
      case .special:
        sources.append(source(at: path, name: entry.path, form: .unusable(.special(entry.path))))
      case .file:
        if let form = form(ofFile: entry.path) {
          sources.append(source(at: path, name: entry.path, form: form))
        } else {
          loose.append(entry.path)
        }
      }
    }
    return sources + named(loose, in: folder, files: files, leftOut: &leftOut)
  }

  /// Returns the submissions among files that lie beside each other, as some course systems export them.
  private static func named(
    _ names: [String],
    in folder: String,
    files: [String],
    leftOut: inout [String]
  ) -> [SubmissionSource] {
    var works: [String: [String: (name: String, attempt: Int)]] = [:]
    for name in names {
      guard let parsed = CourseSystemName(name, files: files), !parsed.file.contains("/") else {
        leftOut.append("\(folder)/\(name)")
        continue
      }
      let earlier = works[parsed.learner]?[parsed.file]
      guard earlier.map({ $0.attempt < parsed.attempt }) ?? true else { continue }
      works[parsed.learner, default: [:]][parsed.file] = (name, parsed.attempt)
    }
    return works.map { learner, work in
      source(at: folder, name: learner, form: .files(work.mapValues(\.name)))
    }
  }

  /// Returns the form of the submission at a path, or nil if the path leads to another kind of file.
  private static func form(of path: String) -> SubmissionSource.Form? {
    var status = stat()
    guard stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: return .folder
    case S_IFREG: return form(ofFile: path)
    default: return nil
    }
  }

  private static let otherArchives = [".rar", ".7z", ".gz", ".bz2", ".xz", ".zst", ".dmg", ".jar"]

  private static func form(ofFile name: String) -> SubmissionSource.Form? {
    let lowercased = name.lowercased()
    if Archive.suffixes.contains(where: lowercased.hasSuffix) { return .archive }
    return otherArchives.first(where: lowercased.hasSuffix).map { .unusable(.otherArchive($0)) }
  }

  private static func source(
    at path: String,
    name: String,
    form: SubmissionSource.Form
  ) -> SubmissionSource {
    var id = name
    if form == .archive, let suffix = Archive.suffixes.first(where: name.lowercased().hasSuffix) {
      id = String(name.dropLast(suffix.count))
    }
    return SubmissionSource(id: VisibleName.of(id), path: path, form: form)
  }

  private static func name(of path: String) -> String {
    let absolute = realpath(path, nil)
    defer { free(absolute) }
    let resolved = absolute.map { String(cString: $0) } ?? path
    return resolved.split(separator: "/").last.map(String.init) ?? path
  }

  /// Returns the submissions with unique names, which include paths where names would be equal.
  private static func named(_ sources: [SubmissionSource]) -> [SubmissionSource] {
    let counts = Dictionary(grouping: sources, by: \.id).mapValues(\.count)
    var taken: Set<String> = []
    return sources.map { source in
      var source = source
      if counts[source.id] ?? 1 > 1 { source.id = VisibleName.of(source.path) }
      let name = source.id
      var number = 2
      while !taken.insert(source.id).inserted {
        source.id = "\(name) (\(number))"
        number += 1
      }
      return source
    }
  }
}

/// An error that indicates that there are no submissions at a path.
package struct SubmissionListError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path without submissions.
  package var path: String

  package var description: String {
    "\(VisibleName.of(path)): there is no such folder, .zip or .tar.gz archive; "
      + "name the folder that contains the submissions"
  }
}
