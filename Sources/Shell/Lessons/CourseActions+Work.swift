package import Course
import Foundation
package import Grading
package import SceneText

extension CourseActions {
  /// Judges the learner's work and records the result.
  ///
  /// - Parameters:
  ///   - query: The exercise as the learner names it, or nil for the current one.
  ///   - files: The files to judge, or the folder that contains them; empty for those in the exercise's folder. Work in a
  ///     folder outside the workspace does not count as the user's own progress.
  ///   - judge: A closure that judges the work, such as a grader's `grade`.
  /// - Returns: The report.
  /// - Throws: `CommandFailure` if there is nothing to judge.
  package func check(
    _ query: String?,
    files: [String],
    judge: (Submission, Exercise) throws -> Report
  ) throws(CommandFailure) -> Report {
    try CourseFailure.translate {
      let exercise = try exercise(query)
      // Work is not judged if the result cannot be stored.
      let before = try progressFile.read().record(of: exercise.id)
      let report = try judge(try submission(files, for: exercise), exercise)
      if isOwn(files) { try note(report) }
      guard exercise.kind == .debug, before.attempts == 0, before.hints == 0 else { return report }
      return report.discreet(tellsFailures: !files.isEmpty || !workspace.isUntouched(exercise))
    }
  }

  /// Records the result of a check.
  ///
  /// - Parameter report: The result.
  /// - Throws: The error of the file with the progress.
  func note(_ report: Report) throws {
    // Hidden checks are optional, and do not matter here.
    let known = report.publicPart
    try progressFile.update {
      $0.noteCheck(
        of: report.exercise,
        points: known.points,
        isSolved: known.isSolved,
        awaitsLinter: known.awaitsLinter
      )
    }
  }

  /// Returns lines about the learner's options after a report.
  ///
  /// - Parameter report: The report.
  /// - Returns: The lines to show: the author's solution and the next exercise, or the command for a hint.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  package func advice(after report: Report) throws(CommandFailure) -> [StyledText] {
    let number = report.exercise.number
    guard report.isSolved || report.awaitsLinter else {
      return lines("For help:", spelling("hint \(number)"))
    }
    let solution =
      report.isSolved
      ? lines("To compare:", spelling("solution \(number)"))
      : lines("For the rest:", spelling("setup linter"))
    return try CourseFailure.translate {
      let progress = try progressFile.read()
      let lines = toCompare(solution) + (try toLookFurther(report))
      guard let next = progress.next(of: try catalogue.exerciseNames()) else {
        return lines + [StyledText("All exercises are solved.", .success)]
      }
      return lines + self.lines("Next:", spelling("start \(next.number)"))
    }
  }

  /// Returns lines about hidden checks that are available but did not run, or no lines if there are none.
  private func toLookFurther(_ report: Report) throws -> [StyledText] {
    guard report.undecided.count > 0, report.isSolved,
      try catalogue.exercise(report.exercise).checks.contains(where: { $0.visibility == .hidden })
    else { return [] }
    let check = spelling("check \(report.exercise.number) --all")
    return lines("For the hidden checks:", check)
  }

  /// Returns the given lines if the author's solution is available, or no lines otherwise.
  private func toCompare(_ lines: [StyledText]) -> [StyledText] {
    catalogue.holdsSolutions ? lines : []
  }

  /// Restores the learner's files to their initial state, keeping a copy of the learner's versions.
  ///
  /// - Parameter query: The exercise as the learner names it, or nil for the current one.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` if there is no such exercise, or nothing to restore.
  package func reset(_ query: String?) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let exercise = try exercise(query)
      do throws(CommandFailure) {
        try require(exercise)
      } catch {
        // Without work on an exercise, the learner may just as well mean the app at the prompt.
        guard spelling.isAtPrompt, query == nil else { throw error }
        throw CommandFailure(error.status, error.message + ". To start the app again: launch")
      }
      let done = try workspace.reset(exercise, spelling: taskSpelling(of: exercise))
      return ["Restored to the first version"] + done.files.map { "  " + name($0) }
        + ["Your own files are in", "  " + name(done.backup)]
    }
  }

  /// Returns the path of the folder that takes the place of files, such as a learner's submission, or nil if there is none.
  private func folder(named files: [String]) -> String? {
    guard let name = files.first, files.count == 1 else { return nil }
    let path = name.hasPrefix("/") ? name : "\(workspace.current)/\(name)"
    var isFolder: ObjCBool = false
    let exists = FileManager.default.fileExists(atPath: path, isDirectory: &isFolder)
    return exists && isFolder.boolValue ? URL(filePath: path).standardizedFileURL.path : nil
  }

  /// Returns whether files are the user's own work, and not that of a learner whom the user teaches.
  private func isOwn(_ files: [String]) -> Bool {
    folder(named: files).map { "\($0)/".hasPrefix("\(workspace.path)/") } ?? true
  }

  private func submission(_ files: [String], for exercise: Exercise) throws -> Submission {
    if let folder = folder(named: files) { return Submission(of: exercise, in: folder) }
    if !files.isEmpty { return Submission(folder: workspace.current, files: files) }
    try require(exercise)
    if let missing = workspace.missingSwiftFile(of: exercise) {
      let added = workspace.addedSwiftFiles(of: exercise).map(Printable.line)
      let other = added.count == 1 ? ", or rename \(added[0]) to \(missing)" : ""
      throw CommandFailure(
        .misuse,
        saying: "\(exercise.id)/\(missing) is missing;"
          + " '\(spelling("start \(exercise.id.number)"))' creates it again\(other)"
      )
    }
    return Submission(of: exercise, in: workspace.folder(for: exercise))
  }
}
