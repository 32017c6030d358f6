/// A request about the course.
///
/// An exercise is identified by the name that the learner typed. Nil means the current exercise, or
/// the next one where that makes sense.
package enum CourseRequest: Hashable, Sendable {
  /// The list of the lessons.
  case lessons
  /// The beginning of a lesson while an app stays open.
  case open(lesson: String)
  /// The next part of the open lesson, or the next exercise if no lesson is open and the last
  /// exercise is solved.
  case next
  /// The start of the exercise after the learner's latest one.
  case startNext
  /// The questions of an exercise, one by one, while an app stays open.
  case answer(exercise: String?)
  /// The performance of a demo, by its name or file, while an app stays open; nil for the list of
  /// demos.
  case play(demo: String?)
  /// The list of exercises.
  case exercises(ExerciseSearch)
  /// The start of an exercise: its starter files are copied, and its task is shown.
  case start(exercise: String?)
  /// A check of the learner's work, with all checks or only the public ones.
  case check(exercise: String?, isAll: Bool)
  /// Hints for an exercise.
  case hint(exercise: String?, HintChoice)
  /// The author's solution, as whole files or as differences from the learner's, and before the
  /// exercise is solved only if the learner insists.
  case solution(exercise: String?, insists: Bool, isWhole: Bool)
  /// The postponement of an exercise.
  case skip(exercise: String?)
  /// The learner's progress.
  case progress
  /// The restoration of the learner's files of an exercise to their initial state.
  case reset(exercise: String?)
}
