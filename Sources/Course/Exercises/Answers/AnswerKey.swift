/// The author's answers to an exercise: one solution, other correct answers, and wrong answers.
package struct AnswerKey: Hashable, Sendable {
  /// The path of the folder with the solution.
  package var solution: String
  /// The correct answers other than the solution.
  package var alternatives: [Answer]
  /// The wrong answers, each with the check that must fail.
  package var mutants: [Mutant]
}

extension AnswerKey {
  /// Reads the author's answers to an exercise.
  ///
  /// - Parameter exercise: The exercise.
  /// - Returns: The answers.
  /// - Throws: All missing, invalid and unexpected files in the exercise's folder.
  package static func read(for exercise: Exercise) throws(ContentError) -> AnswerKey {
    var reader = AnswerKeyReader(exercise: exercise)
    return try reader.read()
  }
}
