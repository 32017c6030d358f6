package import Findings

/// A check of files on disk that uses all cores and keeps only facts about the parsed files.
package struct LintRun: Sendable {
  private let search: SourceSearch
  private let configuration: LintConfiguration
  private let linter: Linter
  private let currentFolder: String

  /// The maximum number of bytes of source for which syntax trees are kept between the two passes.
  ///
  /// The other files are parsed again, so that memory use does not grow with the number of files.
  private static let keptBytes = 2 << 20

  /// The number of files that are processed in parallel.
  private static let width = 8

  /// Creates a run over the files of a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - currentFolder: The folder that relative paths are relative to.
  package init(_ request: LintRequest, currentFolder: String) {
    configuration = request.configuration
    self.currentFolder = currentFolder
    linter = Linter(configuration: request.configuration)
    search = SourceSearch(
      request.paths,
      leavingOut: PathExclusion(
        request.configuration.excluded,
        from: request.configuration.folder,
        currentFolder: currentFolder
      )
    )
  }

  /// The paths of the files, in the order of the checks.
  package var files: [String] { search.files }

  /// Checks the files, and passes the results to a closure as events.
  ///
  /// - Parameter report: A closure called with the events: first those of the search for files, then those of each file
  ///   in order, possibly none, and finally the end.
  package func perform(_ report: @Sendable ([LintEvent]) -> Void) async {
    report(search.problems.map(LintEvent.problem))
    let layout = layout()
    var kept: [Int: ParsedFile] = [:]
    var facts: [FileFacts] = []
    var room = Self.keptBytes
    await inOrder(search.files.indices) {
      gather(search.files[$0], layout)
    } each: { index, gathered in
      if let found = gathered.facts { facts.append(found) }
      if let file = gathered.file, file.byteCount <= room || search.files.count == 1 {
        room -= file.byteCount
        kept[index] = file
      }
    }
    let project = Project(facts)
    let files = kept
    await inOrder(search.files.indices) {
      judge($0, kept: files[$0], project, layout)
    } each: { _, events in
      report(events)
    }
    report([.end(fileCount: search.files.count)])
  }

  /// Returns the layout according to the manifests around the files.
  ///
  /// A submission cannot influence these manifests.
  private func layout() -> ProjectLayout {
    guard configuration.heedsComments else { return ProjectLayout() }
    let manifests = ManifestSearch(around: search.files.map(absolute)).paths
    return ProjectLayout(
      manifests.compactMap { path in
        guard case .bytes(let bytes, _) = SourceReading.outcome(of: path) else { return nil }
        return (path, bytes)
      }
    )
  }

  private func absolute(_ path: String) -> String {
    path.hasPrefix("/")
      ? path : "\(currentFolder)/\(path.hasPrefix("./") ? path.dropFirst(2) : path[...])"
  }

  /// The facts from a file, with the file itself.
  private struct Gathered: Sendable {
    var facts: FileFacts?
    var file: ParsedFile?
  }

  private func gather(_ path: String, _ layout: ProjectLayout) -> Gathered {
    guard case .bytes(let bytes, _) = SourceReading.outcome(of: path) else { return Gathered() }
    let file = ParsedFile(path: path, bytes: bytes)
    let facts = FileFacts(file, of: layout.membership(of: absolute(path))?.target)
    // Waiting results must not keep large trees in memory; a single file is only parsed twice.
    let isKept = file.byteCount <= Self.keptBytes || search.files.count == 1
    return Gathered(facts: facts, file: isKept ? file : nil)
  }

  private func judge(
    _ index: Int,
    kept: ParsedFile?,
    _ project: Project,
    _ layout: ProjectLayout
  ) -> [LintEvent] {
    let path = search.files[index]
    var problems: [LintProblem] = []
    let file: ParsedFile
    switch SourceReading.outcome(of: path) {
    case .problem(let problem): return [.problem(problem)]
    case .bytes(let bytes, let problem):
      problems += problem.map { [$0] } ?? []
      file = kept ?? ParsedFile(path: path, bytes: bytes)
    }
    // Bytes that are not text cannot be Swift.
    if problems.isEmpty { problems = Linter.problems(of: file) }
    return problems.map(LintEvent.problem)
      + linter.findings(in: file, project: project, layout.membership(of: absolute(path)))
      .map(LintEvent.finding)
  }

  /// Performs work on all cores, and delivers the results one by one, in order.
  private func inOrder<Result: Sendable>(
    _ indices: Range<Int>,
    _ work: @escaping @Sendable (Int) -> Result,
    each: (Int, Result) -> Void
  ) async {
    await withTaskGroup(of: (Int, Result).self) { group in
      var waiting: [Int: Result] = [:]
      var started = indices.lowerBound
      var told = indices.lowerBound
      while told < indices.upperBound {
        while started < indices.upperBound, started - told < Self.width {
          let index = started
          group.addTask { (index, work(index)) }
          started += 1
        }
        guard let (index, result) = await group.next() else { return }
        waiting[index] = result
        while let result = waiting.removeValue(forKey: told) {
          each(told, result)
          told += 1
        }
      }
    }
  }
}
