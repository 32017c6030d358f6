/// A block of a lesson or task.
package indirect enum Block: Hashable, Sendable {
  case heading(level: Int, [Inline])
  case paragraph([Inline])
  /// A list, where `start` is the first number of a numbered list and nil for a bulleted list.
  case list(start: Int?, items: [[Block]])
  case quote([Block])
  /// Text that is shown in a fixed-width font and not checked.
  case code(language: String?, text: String)
  /// A part of the lesson's `App.swift`.
  case source(SourceRegion)
  /// Commands to run, with their expected output.
  case transcript(NavCell)
  /// Commands to run after the learner has predicted their result.
  case prediction(PredictionCell)
  /// A question with choices.
  case quiz(QuizCell)
  /// A task that is checked immediately.
  case task(TaskCell)
  /// An invitation to explore freely.
  case trial([Block])
  /// Notes that only teachers see.
  case teacher([Block])
  case rule
}
