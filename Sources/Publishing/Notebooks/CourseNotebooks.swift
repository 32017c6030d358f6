import Course
import Grading

/// The course as Jupyter notebooks, one for each lesson, with the lesson's app beside it.
package struct CourseNotebooks: Hashable, Sendable {
  private let course: PublishedCourse

  /// Prepares notebooks.
  ///
  /// - Parameter course: What is published.
  package init(_ course: PublishedCourse) {
    self.course = course
  }

  /// The notebooks and the apps; the same course gives the same bytes.
  ///
  /// - Returns: The files.
  /// - Throws: An error when a notebook cannot be written as JSON, which is a fault of NavLab.
  package func files() throws -> [PublishedFile] {
    try course.lessons.flatMap { performance -> [PublishedFile] in
      let name = "\(performance.lesson.id)"
      var writer = LessonNotebook(performance: performance, course: course)
      return [
        PublishedFile(name: "\(name).ipynb", text: try PrettyJSON.text(of: writer.notebook)),
        PublishedFile(name: "\(name).swift", text: performance.source),
      ]
    }
  }
}
