import Course
import Script

/// A proof that a lesson's commands print the output shown in its text, and that its questions can be answered.
struct LessonProof {
  let replay: LessonReplay
  let lesson: Lesson

  /// Returns all problems of the lesson.
  ///
  /// - Returns: The problems, one per line.
  /// - Throws: `ContentError` if a cell is not a transcript, and `BuildError` if the app is missing.
  func problems() throws -> [String] {
    try replay.problems(of: lesson) + lesson.strays().map(\.description)
      + LessonReview(lesson: lesson).problems().map(\.description)
      + LessonLinks(lesson: lesson).problems().map(\.description)
  }

  /// Returns a summary of the proof, valid only if there are no problems.
  ///
  /// - Throws: `ContentError` if a cell is not a transcript.
  func summary() throws -> String {
    let count = try lesson.cells.reduce(0) { try $0 + Transcript($1, in: lesson).exchanges.count }
    var predictions = 0
    var quizzes = 0
    var tasks = 0
    for block in lesson.blocks {
      switch block {
      case .prediction: predictions += 1
      case .quiz: quizzes += 1
      case .task: tasks += 1
      default: break
      }
    }
    let asked = [
      Self.words(predictions, "prediction"), Self.words(quizzes, "quiz", "quizzes"),
      Self.words(tasks, "task"),
    ].compactMap(\.self)
    let rest = asked.isEmpty ? "" : "; \(asked.joined(separator: ", ")) can be answered"
    return "\(count) commands print what the lesson says" + rest
  }

  private static func words(_ count: Int, _ one: String, _ many: String? = nil) -> String? {
    switch count {
    case 0: nil
    case 1: "1 \(one)"
    default: "\(count) \(many ?? "\(one)s")"
    }
  }
}
