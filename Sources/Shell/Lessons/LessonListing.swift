package import Course
package import SceneText

/// A listing of a course's lessons, as lines of text.
package struct LessonListing: Hashable, Sendable {
  private let layout: TextLayout

  /// Creates a listing with a layout.
  ///
  /// - Parameter layout: The layout width and character set.
  package init(layout: TextLayout) {
    self.layout = layout
  }

  /// Returns the lines that list lessons with the learner's progress.
  ///
  /// - Parameters:
  ///   - lessons: The lessons, in course order.
  ///   - progress: The learner's progress.
  /// - Returns: The title, the learner's progress, a summary and the prerequisites of each lesson.
  package func lines(of lessons: [Lesson], progress: Progress = Progress()) -> [StyledText] {
    lessons.flatMap { lesson in
      let record = progress.record(ofLesson: lesson.id)
      var head = StyledText("\(lesson.id.number)", .value)
      head.pad(to: 4)
      head.append(Printable.line(lesson.title), .heading)
      var facts = StyledText("\(lesson.minutes) min", .secondary)
      if let status = status(of: record) { facts = facts + StyledText("  ") + status }
      let isRoomy = head.columns + 2 + facts.columns <= layout.width
      let lines = isRoomy ? [head + StyledText("  ") + facts] : [head, StyledText("    ") + facts]
      return lines + layout.paragraph(lesson.summary, after: "    ") + needs(of: lesson, progress)
    }
  }

  /// Returns a learner's progress in a lesson, or nil for a lesson that was never opened.
  func status(of record: Progress.LessonRecord) -> StyledText? {
    let sign = layout.signs == .unicode ? "✓ " : ""
    if record.isInside {
      return StyledText("at step \(record.step + 1) of \(record.steps)", .warning)
    }
    return record.isFinished ? StyledText("\(sign)finished", .success) : nil
  }

  /// Returns the line that names the prerequisites of a lesson, or no lines if there are none.
  private func needs(of lesson: Lesson, _ progress: Progress) -> [StyledText] {
    guard !lesson.needs.isEmpty else { return [] }
    let open = lesson.needs.filter { !progress.record(ofLesson: $0).isFinished }
    let all = lesson.needs.map { "\($0.number)" }.joined(separator: ", ")
    let words = open.isEmpty ? "builds on \(all), which you know" : "builds on \(all)"
    return layout.paragraph(words, after: "    ", style: .secondary)
  }
}
