/// A learner's progress so far.
package struct Progress: Hashable, Sendable {
  /// The records of the exercises with activity, by their names.
  package private(set) var exercises: [String: Record]
  /// The learner's latest exercise.
  package private(set) var current: ItemName?
  /// The records of the opened lessons, by their names.
  package private(set) var lessons: [String: LessonRecord]
  /// The learner's latest lesson.
  package private(set) var currentLesson: ItemName?

  /// Creates the progress of a learner who has not begun.
  package init() {
    exercises = [:]
    lessons = [:]
  }

  /// Creates the progress from a file's content.
  init(
    exercises: [String: Record],
    current: ItemName?,
    lessons: [String: LessonRecord] = [:],
    currentLesson: ItemName? = nil
  ) {
    self.exercises = exercises
    self.current = current
    self.lessons = lessons
    self.currentLesson = currentLesson
  }

  /// Returns the record of an exercise.
  ///
  /// - Parameter exercise: The exercise's name.
  /// - Returns: The record; an empty one if nothing has happened.
  package func record(of exercise: ItemName) -> Record {
    exercises["\(exercise)"] ?? Record()
  }

  /// Returns the learner's progress in an exercise.
  ///
  /// - Parameter exercise: The exercise's name.
  /// - Returns: The status.
  package func status(of exercise: ItemName) -> Status {
    record(of: exercise).status
  }

  /// Returns the next exercise: the first unsolved one from the learner's latest exercise on, and
  /// then from the beginning; or else one that was postponed or waits for the linter.
  ///
  /// - Parameter exercises: The exercises, in course order.
  /// - Returns: The exercise, or nil when all are solved.
  package func next(of exercises: [ItemName]) -> ItemName? {
    let place = current.flatMap(exercises.firstIndex) ?? 0
    let unsolved = (exercises[place...] + exercises[..<place]).filter { status(of: $0) != .solved }
    return unsolved.first { status(of: $0) != .skipped && !record(of: $0).awaitsLinter }
      ?? unsolved.first
  }

  /// Returns the exercise after the learner's latest one, in any status.
  ///
  /// - Parameter exercises: The exercises, in course order.
  /// - Returns: The next open exercise after it, continuing from the beginning; nil if no other
  ///   exercise is open.
  package func nextBeyondCurrent(of exercises: [ItemName]) -> ItemName? {
    guard let current, let place = exercises.firstIndex(of: current) else {
      return next(of: exercises)
    }
    let others = exercises[(place + 1)...] + exercises[..<place]
    let unsolved = others.filter { status(of: $0) != .solved }
    return unsolved.first { status(of: $0) != .skipped && !record(of: $0).awaitsLinter }
      ?? unsolved.first
  }

  /// Records that the learner has begun an exercise; a postponed exercise is open again.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteStart(of exercise: ItemName) {
    change(exercise) { record in
      record.isStarted = true
      record.isSkipped = false
    }
  }

  /// Records that work was checked, without losing earlier points and solutions.
  ///
  /// - Parameters:
  ///   - exercise: The exercise's name.
  ///   - points: The points that the work earned.
  ///   - isSolved: Whether everything passed.
  ///   - awaitsLinter: Whether everything that could be judged passed, and the rest waits for the
  ///     linter.
  package mutating func noteCheck(
    of exercise: ItemName,
    points: Int,
    isSolved: Bool,
    awaitsLinter: Bool = false
  ) {
    change(exercise) { record in
      record.isStarted = true
      record.isSkipped = false
      record.attempts += 1
      record.points = max(record.points, points)
      record.isSolved = record.isSolved || isSolved
      record.awaitsLinter = awaitsLinter && !record.isSolved
    }
  }

  /// Records that a hint was shown.
  ///
  /// - Parameters:
  ///   - exercise: The exercise's name.
  ///   - number: The hint's number, counted from 1.
  package mutating func noteHint(of exercise: ItemName, number: Int) {
    change(exercise) { record in
      record.isStarted = true
      record.hints = max(record.hints, number)
    }
  }

  /// Records that the author's solution was shown, which only counts before the exercise is solved.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteSolution(of exercise: ItemName) {
    change(exercise) { record in
      record.sawSolution = record.sawSolution || !record.isSolved
    }
  }

  /// Records that the learner postpones an exercise; a solved exercise stays solved.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteSkip(of exercise: ItemName) {
    change(exercise) { $0.isSkipped = true }
  }

  /// Returns the record of a lesson.
  ///
  /// - Parameter lesson: The lesson's name.
  /// - Returns: The record; an empty one if the lesson was never opened.
  package func record(ofLesson lesson: ItemName) -> LessonRecord {
    lessons["\(lesson)"] ?? LessonRecord()
  }

  /// Returns the lesson to continue with: the one that was left in the middle, or else the first
  /// unfinished one.
  ///
  /// - Parameter lessons: The lessons, in course order.
  /// - Returns: The lesson, or nil when all are finished.
  package func nextLesson(of lessons: [ItemName]) -> ItemName? {
    let isOpen = { (lesson: ItemName) in !record(ofLesson: lesson).isFinished }
    if let currentLesson, lessons.contains(currentLesson), isOpen(currentLesson) {
      return currentLesson
    }
    return lessons.first(where: isOpen)
  }

  /// Records the learner's position in a lesson; a finished lesson stays finished.
  ///
  /// - Parameters:
  ///   - lesson: The lesson's name.
  ///   - step: The number of completed steps.
  ///   - steps: The number of steps in the lesson.
  package mutating func notePlace(in lesson: ItemName, step: Int, of steps: Int) {
    var record = record(ofLesson: lesson)
    record.isFinished = record.isFinished || step >= steps
    record.step = step >= steps ? 0 : step
    record.steps = steps
    lessons["\(lesson)"] = record
    currentLesson = lesson
  }

  private mutating func change(_ exercise: ItemName, _ body: (inout Record) -> Void) {
    body(&exercises["\(exercise)", default: Record()])
    current = exercise
  }
}
