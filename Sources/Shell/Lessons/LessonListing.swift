package import Course
package import SceneText

/// The lessons of a course, as lines.
package struct LessonListing: Hashable, Sendable {
  private let layout: TextLayout

  /// Makes a listing.
  ///
  /// - Parameter layout: The room and the signs to write with.
  package init(layout: TextLayout) {
    self.layout = layout
  }

  /// The lines of the listing.
  ///
  /// - Parameter lessons: The lessons, in course order.
  /// - Returns: A title and a summary for each lesson.
  package func lines(of lessons: [Lesson]) -> [StyledText] {
    lessons.flatMap { lesson in
      var head = StyledText("\(lesson.id.number)", .value)
      head.pad(to: 4)
      head.append(Printable.line(lesson.title), .heading)
      head.append("  \(lesson.minutes) min", .secondary)
      return [head] + layout.paragraph(lesson.summary, after: "    ")
    }
  }
}
