package import Course
import Grading
package import Script

/// The next step of a lesson.
package enum LessonStep: Hashable, Sendable {
  /// Shows prose, and notes to those who teach.
  case prose([Block])
  /// Runs a command and compares what it prints.
  case command(Transcript.Exchange)
  /// Asks what the app will show, and then runs the commands.
  case prediction(Prediction.Subject, [Transcript.Exchange])
  /// Asks a question with choices.
  case quiz(QuizCell)
  /// Has the learner bring the app to a state.
  case task(TaskCell)
  /// Lets the learner do anything.
  case trial([Block])
}

extension LessonStep {
  /// The commands that bring the app to where it is after the step.
  var inputs: [String] {
    switch self {
    case .prose, .quiz, .trial: []
    case .command(let exchange): [exchange.input]
    case .prediction(_, let exchanges): exchanges.map(\.input)
    case .task(let task): task.commands.map(\.text)
    }
  }

  /// Whether the learner has something to answer or to do.
  var isQuestion: Bool {
    switch self {
    case .prose, .command: false
    case .prediction, .quiz, .task, .trial: true
    }
  }

  /// The steps of a lesson, in reading order.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: Prose, commands and questions in turn.
  /// - Throws: `ContentError` when a cell is no transcript.
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

  /// The steps that a block stands for; none for prose.
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
