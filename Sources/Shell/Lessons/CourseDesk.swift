package import Course
package import Grading
package import SceneText

/// Where a learner asks for exercises, starts them, has them checked, and gets hints.
package struct CourseDesk: Sendable {
  private let catalogue: Catalogue
  private let workspace: Workspace
  private let progressFile: ProgressFile
  private let layout: TextLayout
  private let spelling: CourseSpelling

  /// Opens the desk; nothing is read yet.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - workspace: The folder that the learner works in.
  ///   - progressFile: Where the learner's progress is kept.
  ///   - layout: The room and the signs to write with.
  ///   - spelling: How commands are written where the learner is.
  package init(
    catalogue: Catalogue,
    workspace: Workspace,
    progressFile: ProgressFile,
    layout: TextLayout,
    spelling: CourseSpelling = .shell
  ) {
    self.catalogue = catalogue
    self.workspace = workspace
    self.progressFile = progressFile
    self.layout = layout
    self.spelling = spelling
  }

  /// Lists the exercises with the learner's progress.
  ///
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` when the course or the progress cannot be read.
  package func list() throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let exercises = try catalogue.exerciseNames().map(catalogue.exercise)
      return ExerciseListing(layout: layout, spelling: spelling)
        .lines(of: exercises, progress: try progressFile.read())
    }
  }

  /// Copies what a learner starts an exercise from.
  ///
  /// - Parameter query: The exercise, as the learner names it; nil means the next one.
  /// - Returns: The lines to show, with the task.
  /// - Throws: `CommandFailure` when there is no such exercise, or a folder in its place.
  package func start(_ query: String?) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let exercise = try exercise(query)
      let files = try workspace.start(exercise)
      return StartText(layout: layout, spelling: spelling)
        .lines(of: exercise, files: files.map(workspace.shortened))
    }
  }

  /// Puts the learner's files back to what they were at the start; the learner's own are kept beside them.
  ///
  /// - Parameter query: The exercise, as the learner names it; nil means the one that is in work.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` when there is no such exercise, or nothing to put back.
  package func reset(_ query: String?) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let exercise = try exercise(query)
      try require(exercise)
      let done = try workspace.reset(exercise)
      let files = done.files.map { StyledText("  \(workspace.shortened($0))", .value) }
      return ["Back to their beginning"] + files + ["Your own are kept in"]
        + [StyledText("  \(workspace.shortened(done.backup))", .value)]
    }
  }

  /// Judges the learner's work and notes what came of it.
  ///
  /// - Parameters:
  ///   - query: The exercise, as the learner names it; nil means the one that is in work.
  ///   - files: The files to judge; those in the exercise's folder when empty.
  ///   - judge: What judges, such as a grader's `grade`.
  /// - Returns: The report.
  /// - Throws: `CommandFailure` when there is nothing to judge.
  package func check(
    _ query: String?,
    files: [String],
    judge: (Submission, Exercise) throws -> Report
  ) throws(CommandFailure) -> Report {
    try CourseFailure.translate {
      let exercise = try exercise(query)
      var progress = try progressFile.read()
      let report = try judge(try submission(files, for: exercise), exercise)
      progress.noteCheck(of: exercise.id, points: report.points, isSolved: report.isSolved)
      try progressFile.write(progress)
      return report
    }
  }

  /// Says what a learner can do after a report.
  ///
  /// - Parameter report: The report.
  /// - Returns: The lines to show: the author's solution and the next exercise, or the way to a hint.
  /// - Throws: `CommandFailure` when the course or the progress cannot be read.
  package func advice(after report: Report) throws(CommandFailure) -> [StyledText] {
    guard report.isSolved else {
      return [Self.line("For help: ", spelling("hint \(report.exercise.number)"))]
    }
    return try CourseFailure.translate {
      let exercise = try catalogue.exercise(report.exercise)
      let progress = try progressFile.read()
      let solution = StyledText("To compare: ") + StyledText(exercise.solution, .value)
      let next = try catalogue.exerciseNames().first { !progress.record(of: $0).isSolved }
      guard let next else {
        return [solution, StyledText("All exercises are solved.", .success)]
      }
      return [solution, Self.line("Next: ", spelling("start \(next.number)"))]
    }
  }

  private static func line(_ text: String, _ command: String) -> StyledText {
    StyledText(text) + StyledText(command, .control)
  }

  /// Shows the next hint, after those that were shown before.
  ///
  /// - Parameters:
  ///   - query: The exercise, as the learner names it; nil means the one that is in work.
  ///   - number: The last hint to show; nil means one more than the last time.
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` when there is no such exercise, or no progress can be kept.
  package func hint(_ query: String?, number: Int? = nil) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let exercise = try exercise(query)
      var progress = try progressFile.read()
      let count = min(number ?? progress.record(of: exercise.id).hints + 1, exercise.hints.count)
      progress.noteHint(of: exercise.id, number: count)
      try progressFile.write(progress)
      return HintText(layout: layout, spelling: spelling).lines(of: exercise, upTo: count)
    }
  }

  /// The exercise that a learner means: the named one, that of the current folder, or the next one.
  private func exercise(_ query: String?) throws -> Exercise {
    if let query { return try catalogue.exercise(catalogue.exerciseName(for: query)) }
    let names = try catalogue.exerciseNames()
    if let here = names.first(where: { "\($0)" == workspace.name }) {
      return try catalogue.exercise(here)
    }
    let progress = try progressFile.read()
    guard let next = names.first(where: { !progress.record(of: $0).isSolved }) ?? names.last else {
      throw CommandFailure(.misuse, "navlab: there are no exercises in \(catalogue.path)")
    }
    return try catalogue.exercise(next)
  }

  private func submission(_ files: [String], for exercise: Exercise) throws -> Submission {
    if !files.isEmpty { return Submission(folder: workspace.path, files: files) }
    try require(exercise)
    return Submission(of: exercise, in: workspace.folder(for: exercise))
  }

  /// Makes sure that the learner has a copy of an exercise here.
  private func require(_ exercise: Exercise) throws(CommandFailure) {
    guard workspace.holds(exercise) else {
      throw CommandFailure(
        .misuse,
        "navlab: there is no folder \(exercise.id) here;"
          + " '\(spelling("start \(exercise.id.number)"))' makes one"
      )
    }
  }
}
