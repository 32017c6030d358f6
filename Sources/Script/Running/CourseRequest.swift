/// A request about the course.
///
/// An exercise is identified by the name that the learner typed. Nil means the current exercise, or
/// the next one where that makes sense.
package enum CourseRequest: Hashable, Sendable {
  /// A request to list the lessons.
  case lessons
  /// A request to open a lesson while an app stays open.
  case open(lesson: String)
  /// A request to continue with the open lesson or, if none is open, with the next exercise.
  case next
  /// A request to start the exercise that follows the learner's latest exercise.
  case startNext
  /// A request to ask the questions of an exercise while an app stays open.
  case answer(exercise: String?)
  /// A request to perform a demo while an app stays open, or to list the demos.
  case play(demo: String?)
  /// A request to list exercises.
  case exercises(ExerciseSearch)
  /// A request to copy an exercise's starter files and show its task.
  case start(exercise: String?)
  /// A request to check the learner's work, with all checks or only the public ones.
  case check(exercise: String?, isAll: Bool)
  /// A request for hints for an exercise.
  case hint(exercise: String?, HintChoice)
  /// A request to show the author's solution, completely or as differences, and early if the learner insists.
  case solution(exercise: String?, insists: Bool, isWhole: Bool)
  /// A request to postpone an exercise.
  case skip(exercise: String?)
  /// A request to show the learner's progress.
  case progress
  /// A request to restore the learner's files for an exercise to their initial state.
  case reset(exercise: String?)
}
