import Course
import SceneText

/// A renderer of a learner's progress in a course.
struct ProgressText {
  let layout: TextLayout
  let spelling: CourseSpelling

  /// Returns the lines about lessons and exercises that the learner has begun, and about the whole course.
  ///
  /// - Parameters:
  ///   - progress: The learner's progress.
  ///   - lessons: The names of the lessons, in course order.
  ///   - exercises: The exercises, in course order.
  ///   - file: The file name with the progress, if it exists.
  /// - Returns: The lines.
  func lines(
    of progress: Progress,
    lessons: [ItemName],
    in exercises: [Exercise],
    keptIn file: StyledText?
  ) -> [StyledText] {
    // Without the titles of their lessons, the exercises seem to be out of order unless their numbers rise.
    let begun = exercises.filter { progress.status(of: $0.id) != .new }
      .sorted { $0.id.number < $1.id.number }
    let width = begun.map { "\($0.id)".count }.max() ?? 0
    let rows = begun.flatMap { exercise in
      var head = StyledText("\(exercise.id)", .value)
      head.pad(to: width + 2)
      return row(of: exercise, progress.record(of: exercise.id), after: head)
    }
    let summary = ExerciseListing(layout: layout, spelling: spelling)
      .summary(of: exercises, progress: progress)
    let place = file.map { [StyledText("Kept in", .secondary), "  " + $0] } ?? []
    let read = self.lines(of: progress, lessons)
    let nothing = read.isEmpty ? "Nothing has been started yet." : "None has been started yet."
    let worked = (rows.isEmpty ? [StyledText(nothing)] : rows) + [""] + summary
    guard !read.isEmpty else { return worked + place }
    return read + ["", StyledText("Exercises", .heading)] + worked + place
  }

  /// Returns the lines about the lessons, or no lines if no lesson has been begun.
  private func lines(of progress: Progress, _ lessons: [ItemName]) -> [StyledText] {
    let statuses = lessons.compactMap { lesson in
      LessonListing(layout: layout).status(of: progress.record(ofLesson: lesson))
        .map { (lesson, $0) }
    }
    guard !statuses.isEmpty else { return [] }
    let width = statuses.map { "\($0.0)".count }.max() ?? 0
    let rows = statuses.flatMap { lesson, status in
      var head = StyledText("\(lesson)", .value)
      head.pad(to: width + 2)
      let isRoomy = head.columns + status.columns <= layout.width
      return isRoomy ? [head + status] : [StyledText("\(lesson)", .value), "  " + status]
    }
    let finished = lessons.count { progress.record(ofLesson: $0).isFinished }
    let sum = layout.paragraph("\(finished) of \(lessons.count) finished.")
    let advice = progress.nextLesson(of: lessons).map { next in
      StyledText("Next: ") + StyledText(spelling(lesson: next), .control)
    }
    return [StyledText("Lessons", .heading)] + rows + [""] + sum + (advice.map { [$0] } ?? [])
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
