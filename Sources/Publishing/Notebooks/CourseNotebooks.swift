import Course
import Grading

/// The course as Jupyter notebooks, with one notebook and one app for each lesson.
package struct CourseNotebooks {
  private let course: PublishedCourse
  private let play: ([String]) throws -> [[CellOutput]]

  /// Creates notebooks for a course.
  ///
  /// - Parameters:
  ///   - course: The course to publish.
  ///   - play: A closure that runs the cells of a notebook in order and returns the outputs of each.
  package init(
    _ course: PublishedCourse,
    play: @escaping ([String]) throws -> [[CellOutput]]
  ) {
    self.course = course
    self.play = play
  }

  /// Returns the files of the notebooks and apps, whose content depends only on the course.
  ///
  /// - Returns: The files.
  /// - Throws: An error if a notebook cannot be written as JSON, which is an error inside NavLab, and any error that
  ///   `play` throws.
  package func files() throws -> [PublishedFile] {
    try course.lessons.flatMap { performance -> [PublishedFile] in
      let name = "\(performance.lesson.id)"
      var writer = LessonNotebook(performance: performance, course: course, play: play)
      return [
        PublishedFile(name: "\(name).ipynb", text: try PrettyJSON.text(of: writer.notebook())),
        PublishedFile(name: "\(name).swift", text: performance.source),
      ]
    }
  }
}
