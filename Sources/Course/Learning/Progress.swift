/// A learner's progress in a course.
package struct Progress: Hashable, Sendable {
  /// The records of the exercises with any activity, keyed by name.
  package private(set) var exercises: [String: Record]
  /// The name of the learner's latest exercise, or nil if there is none.
  package private(set) var current: ItemName?
  /// The records of the opened lessons, keyed by name.
  package private(set) var lessons: [String: LessonRecord]
  /// The name of the learner's latest lesson, or nil if there is none.
  package private(set) var currentLesson: ItemName?

  /// Creates the progress of a learner who has not begun the course.
  package init() {
    exercises = [:]
    lessons = [:]
  }

  /// Creates the progress from the content of a file.
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

  /// Returns the record of an exercise, or an empty record if there was no activity.
  ///
  /// - Parameter exercise: The exercise's name.
  /// - Returns: The record; an empty one if nothing has happened.
  package func record(of exercise: ItemName) -> Record {
    exercises["\(exercise)"] ?? Record()
  }

  /// Returns the status of the learner's progress in an exercise.
  ///
  /// - Parameter exercise: The exercise's name.
  /// - Returns: The status.
  package func status(of exercise: ItemName) -> Status {
    record(of: exercise).status
  }

  /// Returns the next unsolved exercise, or nil; postponed exercises and those that await the linter come last.
  ///
  /// - Parameter exercises: The exercises, in course order.
  /// - Returns: The exercise, or nil when all are solved.
  package func next(of exercises: [ItemName]) -> ItemName? {
    let place = current.flatMap(exercises.firstIndex) ?? 0
    let unsolved = (exercises[place...] + exercises[..<place]).filter { status(of: $0) != .solved }
    return unsolved.first { status(of: $0) != .skipped && !record(of: $0).awaitsLinter }
      ?? unsolved.first
  }

  /// Returns the next open exercise after the learner's latest exercise, or nil if no other exercise is open.
  ///
  /// - Parameter exercises: The exercises, in course order.
  /// - Returns: The next open exercise after it, continuing from the beginning, or nil if no other exercise is open.
  package func nextBeyondCurrent(of exercises: [ItemName]) -> ItemName? {
    guard let current, let place = exercises.firstIndex(of: current) else {
      return next(of: exercises)
    }
    let others = exercises[(place + 1)...] + exercises[..<place]
    let unsolved = others.filter { status(of: $0) != .solved }
    return unsolved.first { status(of: $0) != .skipped && !record(of: $0).awaitsLinter }
      ?? unsolved.first
  }

  /// Records that the learner has begun an exercise, which is then no longer postponed.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteStart(of exercise: ItemName) {
    change(exercise) { record in
      record.isStarted = true
      record.isSkipped = false
    }
  }

  /// Records the result of checking an exercise, without losing earlier points or an earlier solution.
  ///
  /// - Parameters:
  ///   - exercise: The exercise's name.
  ///   - points: The points that the work earned.
  ///   - isSolved: Whether everything passed.
  ///   - awaitsLinter: Whether everything that could be judged passed, and the rest waits for the linter.
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

  /// Records that the learner has seen a hint.
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

  /// Records that the learner has seen the solution, unless the exercise is already solved.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteSolution(of exercise: ItemName) {
    change(exercise) { record in
      record.sawSolution = record.sawSolution || !record.isSolved
    }
  }

  /// Records that the learner has postponed an exercise, without changing whether it is solved.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteSkip(of exercise: ItemName) {
    change(exercise) { $0.isSkipped = true }
  }

  /// Returns the record of a lesson, or an empty record if the learner never opened the lesson.
  ///
  /// - Parameter lesson: The lesson's name.
  /// - Returns: The record; an empty one if the lesson was never opened.
  package func record(ofLesson lesson: ItemName) -> LessonRecord {
    lessons["\(lesson)"] ?? LessonRecord()
  }

  /// Returns the open lesson, or else the first unfinished lesson, or nil if all lessons are finished.
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

  /// Records the learner's position in a lesson; a finished lesson remains finished.
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
