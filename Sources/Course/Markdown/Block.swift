/// A block of a lesson or task, in reading order.
package indirect enum Block: Hashable, Sendable {
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  /// A list; `start` is the first number of a numbered list and nil for a bulleted one.
  case list(start: Int?, items: [[Block]])
  case quote([Block])
  /// Text in a fixed-width font, which is not checked.
  case code(language: String?, text: String)
  /// A part of the lesson's `App.swift`.
  case source(SourceRegion)
  /// Commands to run, with their expected output.
  case transcript(NavCell)
  /// Commands to run after the learner has predicted the result.
  case prediction(PredictionCell)
  /// A question with choices.
  case quiz(QuizCell)
  /// A task that is checked immediately.
  case task(TaskCell)
  /// Something to explore freely.
  case trial([Block])
  /// Notes that only teachers see.
  case teacher([Block])
  case rule
}
