/// An estimate of a lesson's duration, based on its words, commands and questions.
package struct LessonEstimate: Hashable, Sendable {
  /// The number of words to read, excluding code and teachers' notes.
  package let words: Int
  /// The number of commands to play.
  package let commands: Int
  /// The number of predictions, quizzes and tasks to complete.
  package let questions: Int

  package init(lesson: Lesson) {
    words = lesson.blocks.filter { !$0.isForTeachers }.flatMap(Passages.paragraphs)
      .reduce(0) { $0 + Passages.words(in: $1.plainText).count }
    commands = lesson.blocks.reduce(0) { $0 + Self.commands(in: $1) }
    questions = lesson.blocks.count { block in
      switch block {
      case .prediction, .quiz, .task: true
      default: false
      }
    }
  }

  private static let wordsPerMinute = 120.0
  private static let secondsPerCommand = 20.0
  private static let secondsPerQuestion = 45.0

  /// The estimated duration in minutes.
  package var minutes: Double {
    Double(words) / Self.wordsPerMinute
      + (Double(commands) * Self.secondsPerCommand + Double(questions) * Self.secondsPerQuestion)
      / 60
  }

  private static func commands(in block: Block) -> Int {
    switch block {
    case .transcript(let cell): commands(in: cell)
    case .prediction(let prediction): commands(in: prediction.cell)
    case .task(let task): task.commands.count
    default: 0
    }
  }

  private static func commands(in cell: NavCell) -> Int {
    cell.text.split(separator: "\n").count { $0.hasPrefix("> ") }
  }
}

extension Block {
  /// A Boolean value that indicates whether only teachers see the block.
  package var isForTeachers: Bool {
    if case .teacher = self { true } else { false }
  }
}
