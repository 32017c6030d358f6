package import Course
import Grading
package import Script

/// A step of a lesson.
package enum LessonStep: Hashable, Sendable {
  /// A step that shows prose and teachers' notes.
  case prose([Block])
  /// A step that runs a command and compares the output with the lesson.
  case command(Transcript.Exchange)
  /// A step that asks for a prediction before it runs the commands.
  case prediction(Prediction.Subject, [Transcript.Exchange])
  /// A step that asks a multiple-choice question.
  case quiz(QuizCell)
  /// A step in which the learner must bring the app into a given state.
  case task(TaskCell)
  /// A step in which the learner explores freely.
  case trial([Block])
}

extension LessonStep {
  /// The commands that bring the app to its state at the end of the step.
  var inputs: [String] {
    switch self {
    case .prose, .quiz, .trial: []
    case .command(let exchange): [exchange.input]
    case .prediction(_, let exchanges): exchanges.map(\.input)
    case .task(let task): task.commands.map(\.text)
    }
  }

  /// A Boolean value that indicates whether the learner must respond to the step.
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

  /// Returns the steps for a block, or an empty array for prose.
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
