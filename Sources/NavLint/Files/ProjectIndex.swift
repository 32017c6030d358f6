import Dispatch
package import Findings
import Synchronization

/// An index of a project that is checked repeatedly while its files change, as in an editor.
///
/// The facts from each file are collected once, and again only after the file has changed. For a file that is open in
/// an editor, the editor's content counts, and not the one on disk.
package struct ProjectIndex: Sendable {
  private let paths: [String]
  private let configuration: LintConfiguration
  private let linter: Linter
  private var layout = ProjectLayout()
  private var manifests: [String: FileStamp?] = [:]
  /// The files on disk, in the order of the checks.
  private var files: [String] = []
  private var stamps: [String: FileStamp] = [:]
  private var facts: [String: FileFacts] = [:]
  private var buffers: [String: ParsedFile] = [:]
  /// The paths of the files that must be read again, in reverse order.
  private var stale: [String] = []
  /// The facts about all files, or nil if a file has changed since they were combined.
  private var project: Project? {
    didSet { if project == nil { outcomes = [:] } }
  }
  /// The results of checking files since the facts were last combined, keyed by path.
  private var outcomes: [String: LintOutcome] = [:]

  /// The number of files that are read in parallel.
  private static let batchSize = 8

  /// Creates an index of files without reading them.
  ///
  /// - Parameters:
  ///   - paths: The absolute paths of the project's files and folders.
  ///   - configuration: The project's configuration.
  package init(paths: [String], configuration: LintConfiguration) {
    self.paths = paths
    self.configuration = configuration
    linter = Linter(configuration: configuration)
  }

  /// The number of files that must be read before the next check.
  package var waitingCount: Int { stale.count }

  /// Finds the files on disk, and returns whether any of them have changed.
  ///
  /// - Returns: Whether anything has changed.
  @discardableResult
  package mutating func refresh() -> Bool {
    let search = SourceSearch(
      paths,
      leavingOut: PathExclusion(
        configuration.excluded,
        from: configuration.folder,
        currentFolder: "/"
      )
    )
    files = search.files
    let found = Set(files)
    let isLaidOutAnew = readLayout()
    var changed = stamps.keys.filter { !found.contains($0) }.count
    for path in stamps.keys where !found.contains(path) { forget(path) }
    var next: [String] = []
    for path in files {
      let stamp = FileStamp(of: path)
      guard isLaidOutAnew || stamps[path] == nil || stamps[path] != stamp else { continue }
      stamps[path] = stamp
      if buffers[path] == nil { next.append(path) } else { gatherBuffer(path) }
      changed += 1
    }
    guard changed > 0 || isLaidOutAnew else { return false }
    let known = Set(next)
    stale = stale.filter { !known.contains($0) } + next.reversed()
    project = nil
    return true
  }

  /// Reads some of the waiting files, on all cores.
  package mutating func readSome() {
    let batch = stale.suffix(Self.batchSize).map { $0 }
    guard !batch.isEmpty else { return }
    stale.removeLast(batch.count)
    let layout = layout
    let gathered = Mutex<[Int: FileFacts]>([:])
    DispatchQueue.concurrentPerform(iterations: batch.count) { index in
      guard case .bytes(let bytes, _) = SourceReading.outcome(of: batch[index]) else { return }
      let file = ParsedFile(path: batch[index], bytes: bytes)
      let facts = FileFacts(file, of: layout.membership(of: batch[index])?.target)
      gathered.withLock { $0[index] = facts }
    }
    let found = gathered.withLock { $0 }
    // A waiting file may have been opened meanwhile.
    for (index, path) in batch.enumerated() where buffers[path] == nil {
      facts[path] = found[index]
    }
    project = nil
  }

  /// Uses the content in an editor instead of a file's content on disk.
  ///
  /// - Parameters:
  ///   - path: The absolute path of the file.
  ///   - bytes: The editor's content.
  package mutating func open(_ path: String, _ bytes: [UInt8]) {
    stale.removeAll { $0 == path }
    buffers[path] = ParsedFile(path: path, bytes: Self.isJudgeable(bytes, path) ? bytes : [])
    gatherBuffer(path)
  }

  /// Switches back to the content on disk for a file that an editor has closed.
  ///
  /// - Parameter path: The absolute path of the file.
  package mutating func close(_ path: String) {
    guard buffers.removeValue(forKey: path) != nil else { return }
    facts[path] = nil
    project = nil
    if stamps[path] != nil { stale.append(path) }
  }

  /// Checks a file as part of the project after reading all waiting files, and returns the result.
  ///
  /// - Parameter path: The absolute path of the file.
  /// - Returns: The findings.
  package mutating func outcome(of path: String) -> LintOutcome {
    if let known = outcomes[path] { return known }
    let outcome = judge(path)
    // A file on disk may change without notice.
    if buffers[path] != nil { outcomes[path] = outcome }
    return outcome
  }

  private mutating func judge(_ path: String) -> LintOutcome {
    let file: ParsedFile
    if let buffer = buffers[path] {
      file = buffer
    } else {
      switch SourceReading.outcome(of: path) {
      case .problem(let problem): return LintOutcome(problems: [problem], fileCount: 1)
      case .bytes(let bytes, _): file = ParsedFile(path: path, bytes: bytes)
      }
    }
    guard !isLeftOut(path) else { return LintOutcome() }
    let whole = project ?? Project(orderedFacts)
    project = whole
    return LintOutcome(
      findings: linter.findings(in: file, project: whole, layout.membership(of: path)),
      problems: Linter.problems(of: file),
      fileCount: 1
    )
  }

  /// Returns whether the configuration excludes a file.
  private func isLeftOut(_ path: String) -> Bool {
    PathExclusion(configuration.excluded, from: configuration.folder, currentFolder: "/")
      .covers(path)
  }

  private static func isJudgeable(_ bytes: [UInt8], _ path: String) -> Bool {
    guard bytes.count <= SourceReading.sizeLimit else { return false }
    if case .bytes = SourceReading.judge(bytes, path: path) { return true }
    return false
  }

  private mutating func gatherBuffer(_ path: String) {
    guard let file = buffers[path] else { return }
    facts[path] = isLeftOut(path) ? nil : FileFacts(file, of: layout.membership(of: path)?.target)
    project = nil
  }

  private mutating func forget(_ path: String) {
    stamps[path] = nil
    stale.removeAll { $0 == path }
    if buffers[path] == nil { facts[path] = nil }
    project = nil
  }

  /// The facts from the files on disk, in order, followed by those from files that exist only in an editor.
  private var orderedFacts: [FileFacts] {
    let known = Set(files)
    let others = facts.keys.filter { !known.contains($0) }.sorted()
    return (files + others).compactMap { facts[$0] }
  }

  /// Reads the manifests around the files if any of them has changed, and returns whether they were read.
  private mutating func readLayout() -> Bool {
    var found: [String: FileStamp?] = [:]
    for path in ManifestSearch(around: files).paths { found[path] = FileStamp(of: path) }
    guard found != manifests else { return false }
    manifests = found
    layout = ProjectLayout(
      found.keys.sorted().compactMap { path in
        guard case .bytes(let bytes, _) = SourceReading.outcome(of: path) else { return nil }
        return (path, bytes)
      }
    )
    return true
  }
}
