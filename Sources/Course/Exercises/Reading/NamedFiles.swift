/// The names of the files that a learner submits, with their position in the exercise's file.
struct NamedFiles {
  /// The names of the files, or nil to use the default names.
  private let names: [String]?
  private let position: ContentProblem.Position

  /// Creates the list of files by reading it from an exercise's mapping.
  ///
  /// - Parameters:
  ///   - mapping: The top level of the file.
  ///   - log: The log for a value that is not a list of names.
  init(from mapping: inout YAMLMapping, log: inout ProblemLog) {
    position = mapping.position(of: "files")
    names = mapping.optionalTexts("files", log: &log)
  }

  /// Returns the names of the files that a learner submits.
  ///
  /// - Parameters:
  ///   - kind: The kind of exercise, or nil if it is unknown.
  ///   - script: Whether checks judge a script of the learner.
  ///   - log: The log for names that do not fit the kind.
  /// - Returns: The names.
  func files(
    of kind: Exercise.Kind?,
    withScript script: Bool,
    log: inout ProblemLog
  ) -> [String] {
    guard let files = names else { return kind?.usualFiles(withScript: script) ?? [] }
    guard let kind else { return files }
    let suffixes = kind.fileSuffixes
    for file in files where file.contains("/") || !suffixes.contains(where: file.hasSuffix) {
      let known = suffixes.map { "'\($0)'" }.joined(separator: " or ")
      log.report(
        "'\(file)' cannot be handed in; name a \(known) file without its folder",
        at: position
      )
    }
    if kind.hasOneFile, files.count != 1 {
      log.report("a '\(kind.rawValue)' exercise has exactly one file; name one", at: position)
    }
    if kind == .debug { report(files.count { $0.hasSuffix(".nav") }, script, files, log: &log) }
    if files.isEmpty || Set(files).count != files.count {
      log.report("'files' must name at least one file, and each file only once", at: position)
    }
    return files
  }

  /// Reports scripts that no check uses, and scripts that are missing.
  private func report(_ scripts: Int, _ script: Bool, _ files: [String], log: inout ProblemLog) {
    if !script, scripts > 0 {
      log.report(
        "no check has 'witness', so nothing checks a '.nav' file; name Swift files only",
        at: position
      )
    } else if script, scripts != 1 || files.count < 2 {
      log.report(
        "a 'debug' exercise with 'witness' needs Swift files and one '.nav' file; name them",
        at: position
      )
    }
  }
}
