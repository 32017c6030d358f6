/// A word with a special meaning inside a lesson.
enum LessonWord: String, CaseIterable {
  case next
  case previous
  case restart
  case resume
  case play
  case skip
  case hint
  case solution

  /// The effect of the word, for use in help.
  var summary: String {
    switch self {
    case .next: "continues the lesson, as Enter does"
    case .previous: "goes a step back"
    case .restart: "starts the lesson again"
    case .resume, .play: "returns to the lesson, as it was before you looked around"
    case .skip: "skips the next step"
    case .hint: "helps with a task"
    case .solution: "shows the answer, or does the task"
    }
  }
}
