import Course
import Script

extension ExerciseSearch {
  /// Whether an exercise is among those that a learner wants to see.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - status: How far the learner is with it.
  /// - Returns: Whether it is.
  func accepts(_ exercise: Exercise, at status: Progress.Status) -> Bool {
    guard statuses.isEmpty || statuses.contains(Status(status)) else { return false }
    let text = "\(exercise.id) \(exercise.title) \(exercise.lesson) \(exercise.kind.rawValue)"
      .lowercased()
    return words.allSatisfy { text.contains($0.lowercased()) }
  }
}

extension ExerciseSearch.Status {
  /// The same status in the words of a search.
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
