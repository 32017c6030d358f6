package import Course
import Grading
package import Script

/// A step of a lesson.
package enum LessonStep: Hashable, Sendable {
  /// Shows prose, and teachers' notes.
  case prose([Block])
  /// Runs a command and compares its output.
  case command(Transcript.Exchange)
  /// Asks for a prediction, and then runs the commands.
  case prediction(Prediction.Subject, [Transcript.Exchange])
  /// Asks a multiple-choice question.
  case quiz(QuizCell)
  /// Lets the learner bring the app to a state.
  case task(TaskCell)
  /// Lets the learner explore freely.
  case trial([Block])
}

extension LessonStep {
  /// The commands that bring the app to its state after the step.
  var inputs: [String] {
    switch self {
    case .prose, .quiz, .trial: []
    case .command(let exchange): [exchange.input]
    case .prediction(_, let exchanges): exchanges.map(\.input)
    case .task(let task): task.commands.map(\.text)
    }
  }

  /// Whether the learner must answer or do something.
  var isQuestion: Bool {
    switch self {
    case .prose, .command: false
    case .prediction, .quiz, .task, .trial: true
    }
  }

  /// Returns the steps of a lesson, in reading order.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: The prose, commands and questions in turn.
  /// - Throws: `ContentError` if a cell is not a transcript.
  package static func steps(of lesson: Lesson) throws(ContentError) -> [LessonStep] {
    var steps: [LessonStep] = []
    var prose: [Block] = []
    for block in lesson.blocks {
      let next = try self.steps(for: block, in: lesson)
      guard !next.isEmpty else {
        prose.append(block)
        continue
      }
      if !prose.isEmpty { steps.append(.prose(prose)) }
      prose = []
      steps += next
    }
    if !prose.isEmpty { steps.append(.prose(prose)) }
    return steps
  }

  /// Returns the steps for a block; empty for prose.
  private static func steps(
    for block: Block,
    in lesson: Lesson
  ) throws(ContentError) -> [LessonStep] {
    switch block {
    case .transcript(let cell): try Transcript(cell, in: lesson).exchanges.map { .command($0) }
    case .prediction(let prediction):
      [.prediction(prediction.subject, try Transcript(prediction.cell, in: lesson).exchanges)]
    case .quiz(let quiz): [.quiz(quiz)]
    case .task(let task): [.task(task)]
    case .trial(let blocks): [.trial(blocks)]
    case .heading, .paragraph, .list, .quote, .code, .source, .teacher, .rule: []
    }
  }
}
