/// The author's answers to an exercise: one solution, other correct answers, and wrong ones.
package struct AnswerKey: Hashable, Sendable {
  /// The path of the folder with the solution.
  package var solution: String
  /// Other correct answers.
  package var alternatives: [Answer]
  /// Wrong answers, each with the check that must fail.
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
