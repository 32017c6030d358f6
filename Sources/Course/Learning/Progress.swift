/// A learner's progress so far.
package struct Progress: Hashable, Sendable {
  /// The records of the exercises that were tried, by the exercises' names.
  package private(set) var exercises: [String: Record]
  /// The exercise that the learner was at last.
  package private(set) var current: ItemName?
  /// The records of the lessons that were opened, by the lessons' names.
  package private(set) var lessons: [String: LessonRecord]
  /// The lesson that the learner was in last.
  package private(set) var currentLesson: ItemName?

  /// Makes the progress of somebody who has not begun.
  package init() {
    exercises = [:]
    lessons = [:]
  }

  /// Makes the progress that a file tells of.
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

  /// The record of an exercise.
  ///
  /// - Parameter exercise: The exercise's name.
  /// - Returns: The record, a blank one when nothing has happened.
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

  /// The exercise to do next: the first open one from the one that the learner was at last, and then from the beginning;
  /// or else one that was skipped or waits for the linter.
  ///
  /// - Parameter exercises: The exercises, in course order.
  /// - Returns: The exercise, or nil when all are solved.
  package func next(of exercises: [ItemName]) -> ItemName? {
    let place = current.flatMap(exercises.firstIndex) ?? 0
    let unsolved = (exercises[place...] + exercises[..<place]).filter { status(of: $0) != .solved }
    return unsolved.first { status(of: $0) != .skipped && !record(of: $0).awaitsLinter }
      ?? unsolved.first
  }

  /// The exercise that follows the one that the learner was at last, whatever has become of that one.
  ///
  /// - Parameter exercises: The exercises, in course order.
  /// - Returns: The first open one behind it, from the beginning again behind the last; nil when no other is open.
  package func nextBeyondCurrent(of exercises: [ItemName]) -> ItemName? {
    guard let current, let place = exercises.firstIndex(of: current) else {
      return next(of: exercises)
    }
    let others = exercises[(place + 1)...] + exercises[..<place]
    let unsolved = others.filter { status(of: $0) != .solved }
    return unsolved.first { status(of: $0) != .skipped && !record(of: $0).awaitsLinter }
      ?? unsolved.first
  }

  /// Notes that the learner has begun an exercise; one that was skipped is open again.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteStart(of exercise: ItemName) {
    change(exercise) { record in
      record.isStarted = true
      record.isSkipped = false
    }
  }

  /// Notes that work was checked; points and a solution once reached are kept.
  ///
  /// - Parameters:
  ///   - exercise: The exercise's name.
  ///   - points: The points that the work brought.
  ///   - isSolved: Whether everything passed.
  ///   - awaitsLinter: Whether all that could be judged passed, and the rest waits for the linter.
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

  /// Notes that a hint was shown.
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

  /// Notes that the author's answer was shown; it only counts before the exercise is solved.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteSolution(of exercise: ItemName) {
    change(exercise) { record in
      record.sawSolution = record.sawSolution || !record.isSolved
    }
  }

  /// Notes that the learner leaves an exercise for later; one that is solved stays solved.
  ///
  /// - Parameter exercise: The exercise's name.
  package mutating func noteSkip(of exercise: ItemName) {
    change(exercise) { $0.isSkipped = true }
  }

  /// The record of a lesson.
  ///
  /// - Parameter lesson: The lesson's name.
  /// - Returns: The record, a blank one when the lesson was never opened.
  package func record(ofLesson lesson: ItemName) -> LessonRecord {
    lessons["\(lesson)"] ?? LessonRecord()
  }

  /// The lesson to go on with: the one that was left in the middle, or else the first that is not finished.
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

  /// Notes how far the learner is in a lesson; one that was finished once stays finished.
  ///
  /// - Parameters:
  ///   - lesson: The lesson's name.
  ///   - step: How many of its steps are behind the learner.
  ///   - steps: How many steps it has.
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
