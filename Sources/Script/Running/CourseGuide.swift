package import FaultCatalogue
package import SceneText

/// A type that opens lessons, and starts and judges exercises, for commands about the course.
///
/// The prompt has one. Scripts have none, because what they do must not depend on who runs them.
package protocol CourseGuide: AnyObject {
  /// Adds the related lessons and exercises to an entry of the fault catalogue.
  ///
  /// - Parameter fault: The entry.
  /// - Returns: The entry with their names, or as it was where nothing is known.
  func placed(_ fault: Fault) -> Fault

  /// Lists the lessons.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: What there is to show.
  /// - Throws: A `Failure` where the course cannot be read.
  func lessons(_ layout: TextLayout) throws(Failure) -> CommandResult

  /// Opens a lesson on top of the app.
  ///
  /// - Parameters:
  ///   - lesson: The lesson, as the learner names it.
  ///   - layout: The room and the signs to write with.
  /// - Returns: The beginning of the lesson.
  /// - Throws: A `Failure` where there is no such lesson, or its app cannot be built.
  func open(lesson: String, _ layout: TextLayout) throws(Failure) -> CommandResult

  /// Continues the open lesson, which handles this itself if there is one.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: What comes next; where no lesson is open and the last exercise is solved, the next exercise.
  /// - Throws: A `Failure` where there is nothing to go on with.
  func next(_ layout: TextLayout) throws(Failure) -> CommandResult

  /// Starts the exercise after the learner's latest one.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: The task.
  /// - Throws: A `Failure` where its folder cannot be written.
  func startNext(_ layout: TextLayout) throws(Failure) -> CommandResult

  /// Asks the questions of an exercise one by one, on top of the app.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the learner names it, or nil for the one in work.
  ///   - layout: The room and the signs to write with.
  /// - Returns: The first question.
  /// - Throws: A `Failure` where the exercise asks none, or its folder cannot be written.
  func answer(_ exercise: String?, _ layout: TextLayout) throws(Failure) -> CommandResult

  /// Performs a demo on top of the app, or lists the demos.
  ///
  /// - Parameters:
  ///   - demo: The name or the file of a demo, or nil for the list.
  ///   - layout: The room and the signs to write with.
  /// - Returns: What there is to show when the demo is over.
  /// - Throws: A `Failure` where there is no such demo, or it cannot be performed.
  func play(_ demo: String?, _ layout: TextLayout) throws(Failure) -> CommandResult

  /// Returns the names of the lessons, the exercises or the demos.
  ///
  /// - Parameter item: Which of them.
  /// - Returns: The names, or none where the course cannot be read.
  func names(of item: CourseItem) -> [String]

  /// Lists exercises.
  ///
  /// - Parameters:
  ///   - search: Which of them.
  ///   - layout: The room and the signs to write with.
  /// - Returns: What there is to show.
  /// - Throws: A `Failure` where the course cannot be read.
  func exercises(
    _ search: ExerciseSearch,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult

  /// Copies the starter files of an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the learner names it, or nil for the next one.
  ///   - layout: The room and the signs to write with.
  /// - Returns: The task.
  /// - Throws: A `Failure` where there is no such exercise, or its folder cannot be written.
  func start(_ exercise: String?, _ layout: TextLayout) throws(Failure) -> CommandResult

  /// Judges the learner's work on an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the learner names it, or nil for the one in work.
  ///   - isAll: Whether the hidden checks are made too, once the public ones have passed.
  ///   - layout: The room and the signs to write with.
  /// - Returns: The report, also where the work falls short.
  /// - Throws: A `Failure` where there is nothing to judge.
  func check(
    _ exercise: String?,
    all isAll: Bool,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult

  /// Shows hints for an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the learner names it, or nil for the one in work.
  ///   - choice: Which hints.
  ///   - layout: The room and the signs to write with.
  /// - Returns: The hints.
  /// - Throws: A `Failure` where there is no such exercise.
  func hint(
    _ exercise: String?,
    _ choice: HintChoice,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult

  /// Shows the author's solution of an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the learner names it, or nil for the one in work.
  ///   - insists: Whether to show it before the exercise is solved.
  ///   - isWhole: Whether whole files are shown, and not what is different from the learner's.
  ///   - layout: The room and the signs to write with.
  /// - Returns: The answer.
  /// - Throws: A `Failure` where there is no such exercise, or it is not solved.
  func solution(
    _ exercise: String?,
    insists: Bool,
    whole isWhole: Bool,
    _ layout: TextLayout
  ) throws(Failure) -> CommandResult

  /// Postpones an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the learner names it, or nil for the next open one.
  ///   - layout: The room and the signs to write with.
  /// - Returns: What is next.
  /// - Throws: A `Failure` where there is no such exercise, or it is solved.
  func skip(_ exercise: String?, _ layout: TextLayout) throws(Failure) -> CommandResult

  /// Shows the learner's progress so far.
  ///
  /// - Parameter layout: The room and the signs to write with.
  /// - Returns: What there is to show.
  /// - Throws: A `Failure` where the course or the progress cannot be read.
  func progress(_ layout: TextLayout) throws(Failure) -> CommandResult

  /// Restores the learner's files of an exercise to their initial state.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, as the learner names it, or nil for the one in work.
  ///   - layout: The room and the signs to write with.
  /// - Returns: Where the learner's own files are kept.
  /// - Throws: A `Failure` where there is nothing to put back.
  func reset(_ exercise: String?, _ layout: TextLayout) throws(Failure) -> CommandResult
}

/// The kinds of content of a course.
package enum CourseItem: Hashable, Sendable {
  case lesson
  case exercise
  case demo
}

extension Interpreter {
  /// Returns the guide, or fails for a command that needs it.
  ///
  /// - Parameter word: The command's word.
  /// - Returns: The guide.
  /// - Throws: A `Failure` where there is none.
  func guide(for word: String) throws(Failure) -> any CourseGuide {
    guard let guide else {
      throw .refused("\(word) works at the prompt, and not in a script, a lesson's cell or a check")
    }
    return guide
  }
}

extension CourseGuide {
  package func placed(_ fault: Fault) -> Fault { fault }
}
