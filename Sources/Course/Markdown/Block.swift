/// A block of a lesson or a task, in reading order.
package indirect enum Block: Hashable, Sendable {
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  /// A list; `start` is the first number of a numbered list and nil for a bulleted one.
  case list(start: Int?, items: [[Block]])
  case quote([Block])
  /// Text in a fixed-width font, which nothing checks.
  case code(language: String?, text: String)
  /// A part of the lesson's `App.swift`.
  case source(SourceRegion)
  /// Commands to run, with the output that they must give.
  case transcript(NavCell)
  /// Commands to run after the learner has said what will come of them.
  case prediction(PredictionCell)
  /// A question with choices.
  case quiz(QuizCell)
  /// Something to do, which is judged on the spot.
  case task(TaskCell)
  /// Something to try freely.
  case trial([Block])
  /// Notes that only teachers see.
  case teacher([Block])
  case rule
}
