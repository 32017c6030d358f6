package import Course
package import FaultCatalogue
package import Grading

/// A course to publish: its played lessons, its exercises and the fault catalogue.
package struct PublishedCourse: Hashable, Sendable {
  /// The lessons, in course order.
  package var lessons: [LessonPerformance]
  /// The exercises, in course order.
  package var exercises: [Exercise]
  /// The entries of the fault catalogue.
  package var faults: [FaultEntry]
  /// A Boolean value that indicates whether teachers' notes are also published.
  package var showsNotes: Bool
  /// The version of NavLab that publishes the course.
  package var version: String

  /// Creates a published course from its content.
  ///
  /// - Parameters:
  ///   - lessons: The lessons, in course order.
  ///   - exercises: The exercises, in course order.
  ///   - faults: The catalogue of mistakes, in the order of the page.
  ///   - showsNotes: Whether to publish the notes for teachers too.
  ///   - version: The version of NavLab that publishes it.
  package init(
    lessons: [LessonPerformance],
    exercises: [Exercise],
    faults: [FaultEntry],
    showsNotes: Bool = false,
    version: String
  ) {
    self.lessons = lessons
    self.exercises = exercises
    self.faults = faults
    self.showsNotes = showsNotes
    self.version = version
  }

  /// Returns the exercises that a lesson prepares for.
  func exercises(of lesson: Lesson) -> [Exercise] {
    exercises.filter { $0.lesson == lesson.id }
  }
}
