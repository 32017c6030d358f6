package import Course
import Grading
package import Script

/// What a lesson does next.
package enum LessonStep: Hashable, Sendable {
  /// Shows prose.
  case prose([Block])
  /// Runs a command and compares what it prints.
  case command(Transcript.Exchange)
}

extension LessonStep {
  /// The steps of a lesson, in reading order.
  ///
  /// - Parameter lesson: The lesson.
  /// - Returns: Prose and commands in turn.
  /// - Throws: `ContentError` when a cell is no transcript.
  package static func steps(of lesson: Lesson) throws(ContentError) -> [LessonStep] {
    var steps: [LessonStep] = []
    var prose: [Block] = []
    for block in lesson.blocks {
      guard case .transcript(let cell) = block else {
        prose.append(block)
        continue
      }
      if !prose.isEmpty { steps.append(.prose(prose)) }
      prose = []
      steps += try Transcript(cell, in: lesson).exchanges.map { .command($0) }
    }
    if !prose.isEmpty { steps.append(.prose(prose)) }
    return steps
  }
}
