import Course

/// An exercise whose files are watched.
struct WatchedExercise: Hashable {
  /// The name of the exercise.
  var id: ItemName
  /// The absolute paths of the files that the learner submits.
  var files: [String]
}

extension CourseActions {
  /// Returns the exercise to watch.
  ///
  /// - Parameter query: The exercise as the learner names it, or nil for the current or the next one.
  /// - Returns: The exercise and its files.
  /// - Throws: An error if there is no such exercise, or the learner has not started it.
  func watched(_ query: String?) throws -> WatchedExercise {
    let exercise = try exercise(query, otherwise: .next)
    try require(exercise)
    let folder = workspace.folder(for: exercise)
    return WatchedExercise(id: exercise.id, files: exercise.files.map { "\(folder)/\($0)" })
  }

  /// Returns the name of the next exercise, or nil if all exercises are solved.
  func nextExercise() throws -> ItemName? {
    try progressFile.read().next(of: try catalogue.exerciseNames())
  }
}
