extension Progress {
  /// Returns this progress combined with the same user's progress on another computer.
  ///
  /// The better record of each exercise is kept. So no solution is lost, and importing the same progress twice changes
  /// nothing.
  ///
  /// - Parameter other: The other progress.
  /// - Returns: The combined progress.
  package func merged(with other: Progress) -> Progress {
    Progress(
      exercises: exercises.merging(other.exercises) { $0.merged(with: $1) },
      current: current ?? other.current,
      lessons: lessons.merging(other.lessons) { $0.merged(with: $1) },
      currentLesson: currentLesson ?? other.currentLesson
    )
  }
}

extension Progress.LessonRecord {
  fileprivate func merged(with other: Self) -> Self {
    var record = step >= other.step ? self : other
    record.isFinished = isFinished || other.isFinished
    return record
  }
}

extension Progress.Record {
  fileprivate func merged(with other: Self) -> Self {
    var record = self
    record.attempts = max(attempts, other.attempts)
    record.points = max(points, other.points)
    record.isSolved = isSolved || other.isSolved
    record.awaitsLinter = (awaitsLinter || other.awaitsLinter) && !record.isSolved
    record.hints = max(hints, other.hints)
    record.isStarted = isStarted || other.isStarted
    // A lesson that was continued on one computer does not count as left on the other.
    let isOpen = [self, other].contains { $0.status == .started }
    record.isSkipped = (isSkipped || other.isSkipped) && !isOpen
    record.sawSolution = sawSolution || other.sawSolution
    return record
  }
}
