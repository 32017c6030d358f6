package import Course
import Grading
import SceneText

extension CourseActions {
  /// Prepares an exercise for answering, and copies the files that the exercise's folder lacks.
  ///
  /// - Parameter query: The exercise as the learner names it, or nil for the current one.
  /// - Returns: The exercise.
  /// - Throws: `CommandFailure` if there is no such exercise, it asks no questions, or its folder cannot be written.
  package func answerable(_ query: String?) throws(CommandFailure) -> Exercise {
    try CourseFailure.translate {
      let exercise = try exercise(query)
      let number = exercise.id.number
      guard !exercise.questions.isEmpty else {
        throw CommandFailure(
          .misuse,
          saying: "\(exercise.id) asks no questions: put your work in \(exercise.files[0]);"
            + " '\(spelling("start \(number)"))' shows the task"
        )
      }
      _ = try copied(exercise)
      return exercise
    }
  }

  /// Judges the learner's file without counting the result as a check.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - judge: A closure that judges the work, such as a grader's `grade`.
  /// - Returns: The report on the public checks.
  /// - Throws: `CommandFailure` if there is nothing to judge.
  func look(
    at exercise: Exercise,
    judge: (Submission, Exercise) throws -> Report
  ) throws(CommandFailure) -> Report {
    try CourseFailure.translate {
      try judge(Submission(of: exercise, in: workspace.folder(for: exercise)), exercise).publicPart
    }
  }

  /// Counts a report as a check unless the exercise is already solved, and returns the report's points and the next
  /// options.
  ///
  /// - Parameter report: The report.
  /// - Returns: The points, and the learner's next options.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read or written.
  func conclude(_ report: Report) throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      guard try progressFile.read().status(of: report.exercise) != .solved else { return }
      try note(report)
    }
    return try closing(of: report)
  }

  /// Returns lines about the points of a report and the learner's next options.
  ///
  /// - Parameter report: The report.
  /// - Returns: The lines.
  /// - Throws: `CommandFailure` if the course or the progress cannot be read.
  func closing(of report: Report) throws(CommandFailure) -> [StyledText] {
    ReportText(layout: layout).closing(of: report) + (try advice(after: report))
  }

  /// Counts a report on a wrong answer as a check.
  ///
  /// - Parameter report: The report.
  /// - Throws: `CommandFailure` if the progress cannot be written.
  func count(_ report: Report) throws(CommandFailure) {
    try CourseFailure.translate { try note(report) }
  }

  /// Writes an answer into the learner's file.
  ///
  /// - Parameters:
  ///   - answer: The answer.
  ///   - check: The check that the answer belongs to.
  ///   - exercise: The exercise.
  /// - Throws: `CommandFailure` if the file cannot be read or written; it is not changed then.
  func write(
    _ answer: String,
    for check: Exercise.Check,
    of exercise: Exercise
  ) throws(CommandFailure) {
    let path = answerFile(of: exercise)
    let text = try CourseFailure.translate {
      try TextFile.read(path, remedy: "'\(spelling("start \(exercise.id.number)"))' makes it")
    }
    do throws(FileFault) {
      try WholeFile(path: path)
        .write(AnswerSheet.writing(answer, for: check.name, into: text), replacing: true)
    } catch {
      throw CommandFailure(
        .misuse,
        saying: "\(workspace.shortened(path)): the answer cannot be written; \(error.reason)"
      )
    }
  }

  /// Returns the names of the checks for which the learner's file has an answer.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The names of the checks.
  /// - Throws: `CommandFailure` if the file cannot be read.
  func answeredChecks(of exercise: Exercise) throws(CommandFailure) -> Set<String> {
    let path = answerFile(of: exercise)
    return try CourseFailure.translate {
      let text = try TextFile.read(
        path,
        remedy: "'\(spelling("start \(exercise.id.number)"))' makes it"
      )
      let names = exercise.checks.filter(exercise.shows).map(\.name)
      return Set(try AnswerSheet.read(text, file: path, names: names).answers.keys)
    }
  }

  /// Returns the path of the file that contains the learner's answers.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The path.
  func answerFile(of exercise: Exercise) -> String {
    "\(workspace.folder(for: exercise))/\(exercise.files[0])"
  }

  /// A Boolean value that indicates whether the learner's latest exercise is solved.
  var hasSolvedCurrent: Bool {
    get throws(CommandFailure) {
      try CourseFailure.translate {
        let progress = try progressFile.read()
        return progress.current.map { progress.status(of: $0) == .solved } ?? false
      }
    }
  }
}
