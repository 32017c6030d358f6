import Course
import SceneText

/// What a learner has done in a course, as lines.
struct ProgressText {
  let layout: TextLayout
  let spelling: CourseSpelling

  /// The lines about the exercises that were begun, and about the course as a whole.
  ///
  /// - Parameters:
  ///   - progress: What the learner has done.
  ///   - exercises: The exercises, in course order.
  ///   - file: The name of the file that keeps it, if there is one yet.
  /// - Returns: The lines.
  func lines(
    of progress: Progress,
    in exercises: [Exercise],
    keptIn file: StyledText?
  ) -> [StyledText] {
    let begun = exercises.filter { progress.status(of: $0.id) != .new }
    let width = begun.map { "\($0.id)".count }.max() ?? 0
    let rows = begun.flatMap { exercise in
      var head = StyledText("\(exercise.id)", .value)
      head.pad(to: width + 2)
      return row(of: exercise, progress.record(of: exercise.id), after: head)
    }
    let summary = ExerciseListing(layout: layout, spelling: spelling)
      .summary(of: exercises, progress: progress)
    let place = file.map { [StyledText("Kept in", .secondary), "  " + $0] }
    return (rows.isEmpty ? ["Nothing has been started yet."] : rows) + [""] + summary
      + (place ?? [])
  }

  private func row(
    of exercise: Exercise,
    _ record: Progress.Record,
    after head: StyledText
  ) -> [StyledText] {
    var parts = [ExerciseListing.points(of: exercise, record: record)]
    if record.attempts > 0 {
      parts.append(record.attempts == 1 ? "1 check" : "\(record.attempts) checks")
    }
    parts.append(ExerciseListing.status(of: record).plain)
    return layout.paragraph(parts.joined(separator: ", "), after: head, indent: 2)
  }
}
