import Course
import Script

extension ExerciseSearch {
  /// Returns whether an exercise matches a learner's search.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - lesson: The title of its lesson, if known.
  ///   - status: The learner's progress in the exercise.
  ///   - topics: The topics of the course.
  /// - Returns: Whether the exercise matches.
  func accepts(
    _ exercise: Exercise,
    of lesson: String? = nil,
    at status: Progress.Status,
    topics: CourseTopicList? = nil
  ) -> Bool {
    guard statuses.isEmpty || statuses.contains(Status(status)) else { return false }
    let texts = [
      "\(exercise.id)", exercise.title, exercise.story ?? "", "\(exercise.lesson)", lesson ?? "",
      exercise.kind.rawValue,
    ]
    return TopicSearch(words).finds(texts, about: exercise.topics.map { Self.topic($0, topics) })
  }

  /// Returns whether a lesson matches a learner's search.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - topics: The topics of the course.
  /// - Returns: Whether the lesson matches; a search without words matches no lesson.
  func accepts(_ lesson: Lesson, topics: CourseTopicList?) -> Bool {
    guard !words.isEmpty else { return false }
    return TopicSearch(words).finds(
      ["\(lesson.id)", lesson.title],
      about: lesson.topics.map { Self.topic($0, topics) }
    )
  }

  private static func topic(_ name: String, _ topics: CourseTopicList?) -> CourseTopic {
    topics?.topic(named: name) ?? CourseTopic(name: name)
  }
}

extension ExerciseSearch.Status {
  /// Creates the search status that corresponds to a learner's progress.
  fileprivate init(_ status: Progress.Status) {
    self =
      switch status {
      case .new: .new
      case .started: .started
      case .solved: .solved
      case .skipped: .skipped
      }
  }
}
