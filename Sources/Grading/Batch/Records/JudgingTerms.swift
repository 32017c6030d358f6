import AppBuilder
package import Course

/// How the work of a class is judged: the same for all of it, on every machine that grades a share of it.
package struct JudgingTerms: Hashable, Sendable {
  /// The exercise that the work is for.
  package var exercise: Exercise
  /// The seed of everything random.
  package var seed: UInt64
  /// The version of NavLab.
  package var version: String
  /// What tells these terms from all others, in a few letters.
  let fingerprint: String

  /// Makes terms.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, whose folder is read: a changed check is another exercise.
  ///   - seed: The seed of everything random.
  ///   - version: The version of NavLab.
  /// - Throws: `ContentError` when a file of the exercise cannot be read.
  package init(
    exercise: Exercise,
    seed: UInt64,
    version: String
  ) throws(ContentError) {
    self.exercise = exercise
    self.seed = seed
    self.version = version
    let content = try ExerciseContent(of: exercise).bytes()
    let limits = "\(exercise.limits.seconds) \(exercise.limits.megabytes)"
    var key = ContentKey("record 2", version, limits, "\(seed)")
    key.add(content)
    fingerprint = "\(ContentName(of: key.bytes))"
  }
}
