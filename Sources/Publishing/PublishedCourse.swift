package import Course
package import FaultCatalogue
package import Grading

/// The published course: played lessons and their exercises.
package struct PublishedCourse: Hashable, Sendable {
  /// The lessons, in course order.
  package var lessons: [LessonPerformance]
  /// The exercises, in course order.
  package var exercises: [Exercise]
  /// The catalogue of mistakes.
  package var faults: [FaultEntry]
  /// Whether teachers' notes are published too.
  package var showsNotes: Bool
  /// The version of NavLab that publishes it.
  package var version: String

  /// Collects the content to publish.
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
