package import FaultCatalogue

/// The subjects of a course, with the lessons and exercises that cover them.
package struct Curriculum: Hashable, Sendable {
  /// The lessons, in course order.
  package let lessons: [Lesson]
  /// The exercises, in course order.
  package let exercises: [Exercise]
  /// The terms that lessons may refer to.
  package let terms: CourseTerms

  /// Creates the curriculum from its parts.
  ///
  /// - Parameters:
  ///   - lessons: The lessons, in course order.
  ///   - exercises: The exercises, in course order.
  ///   - terms: The terms that lessons may refer to.
  package init(lessons: [Lesson], exercises: [Exercise], terms: CourseTerms) {
    self.lessons = lessons
    self.exercises = exercises
    self.terms = terms
  }

  /// Creates the curriculum of a course by reading its lessons and exercises.
  ///
  /// - Parameter catalogue: The course.
  /// - Throws: All problems in the first invalid file.
  package init(_ catalogue: Catalogue) throws(ContentError) {
    var lessons: [Lesson] = []
    for name in try catalogue.lessonNames() { lessons.append(try catalogue.lesson(name)) }
    var exercises: [Exercise] = []
    let terms = try catalogue.terms()
    for name in try catalogue.exerciseNames() {
      exercises.append(try catalogue.exercise(name, topics: terms.topics))
    }
    self.init(lessons: lessons, exercises: exercises, terms: terms)
  }

  /// Returns the exercises that a lesson prepares for.
  package func exercises(of lesson: Lesson) -> [Exercise] {
    exercises.filter { $0.lesson == lesson.id }
  }

  /// Returns the lessons that cover a section.
  package func lessons(covering section: CourseTerms.Section) -> [Lesson] {
    lessons.filter { $0.sections.contains(section.id) }
  }

  /// Returns the lessons that explain an entry of the fault catalogue.
  package func lessons(explaining fault: Fault) -> [Lesson] {
    lessons.filter { $0.faults.contains(fault.id) }
  }

  /// Returns the exercises that practise an entry of the fault catalogue.
  package func exercises(practising fault: Fault) -> [Exercise] {
    exercises.filter { $0.faults.contains(fault.id) }
  }

  /// Returns the lessons that teach a topic.
  package func lessons(about topic: CourseTopic) -> [Lesson] {
    lessons.filter { $0.topics.contains(topic.name) }
  }

  /// Returns the exercises that practise a topic.
  package func exercises(about topic: CourseTopic) -> [Exercise] {
    exercises.filter { $0.topics.contains(topic.name) }
  }

  /// The ids of the starred behaviours that no lesson names.
  package var untaughtBehaviours: [String] {
    let taught = Set(lessons.flatMap(\.behaviours))
    return terms.starredBehaviours.filter { !taught.contains($0) }
  }

  /// Returns an entry of the fault catalogue with its lessons and exercises added.
  ///
  /// - Parameter entry: The entry.
  /// - Returns: The entry with the names of its lessons and exercises.
  package func placed(_ entry: FaultEntry) -> FaultEntry {
    var entry = entry
    entry.lesson = Self.list(lessons(explaining: entry.fault).map(\.id))
    entry.exercise = Self.list(exercises(practising: entry.fault).map(\.id))
    return entry
  }

  private static func list(_ names: [ItemName]) -> String? {
    names.isEmpty ? nil : names.map(\.description).joined(separator: ", ")
  }
}
