package import Course
package import SceneText

/// Where a learner asks for lessons.
package struct LessonShelf: Sendable {
  private let catalogue: Catalogue
  private let layout: TextLayout

  /// Opens the shelf; nothing is read yet.
  ///
  /// - Parameters:
  ///   - catalogue: The course.
  ///   - layout: The room and the signs to write with.
  package init(catalogue: Catalogue, layout: TextLayout) {
    self.catalogue = catalogue
    self.layout = layout
  }

  /// Lists the lessons.
  ///
  /// - Returns: The lines to show.
  /// - Throws: `CommandFailure` when a lesson cannot be read.
  package func list() throws(CommandFailure) -> [StyledText] {
    try CourseFailure.translate {
      let lessons = try catalogue.lessonNames().map { try catalogue.lesson($0) }
      return LessonListing(layout: layout).lines(of: lessons)
    }
  }

  /// Takes a lesson.
  ///
  /// - Parameter query: The lesson, as the learner names it; nil means the first one.
  /// - Returns: The lesson.
  /// - Throws: `CommandFailure` when there is no such lesson, or it cannot be read.
  package func lesson(_ query: String?) throws(CommandFailure) -> Lesson {
    try CourseFailure.translate {
      let first = try catalogue.lessonNames().first.map(\.description)
      return try catalogue.lesson(catalogue.lessonName(for: query ?? first ?? "0"))
    }
  }
}
