import AppBuilder
package import Course

/// The terms for judging the work of a class, which are the same on every machine.
package struct JudgingTerms: Hashable, Sendable {
  /// The exercise to which the work belongs.
  package var exercise: Exercise
  /// The seed of all random numbers.
  package var seed: UInt64
  /// A Boolean value that indicates whether the teacher has chosen the seed.
  package var isSeedChosen: Bool
  /// The version of NavLab.
  package var version: String
  /// A short string that identifies the terms.
  let fingerprint: String

  /// Creates terms for judging work on an exercise.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, whose folder is read: with a changed check, it counts as another exercise.
  ///   - seed: The seed of everything random.
  ///   - isSeedChosen: Whether the user has chosen this seed. Work that was judged with an unpredictable seed does not
  ///     have to be graded again with another.
  ///   - version: The version of NavLab.
  /// - Throws: `ContentError` if a file of the exercise cannot be read.
  package init(
    exercise: Exercise,
    seed: UInt64,
    isSeedChosen: Bool = true,
    version: String
  ) throws(ContentError) {
    self.exercise = exercise
    self.seed = seed
    self.isSeedChosen = isSeedChosen
    self.version = version
    let content = try ExerciseContent(of: exercise).bytes()
    let limits = "\(exercise.limits.seconds) \(exercise.limits.megabytes)"
    var key = ContentKey("record 3", version, limits, isSeedChosen ? "\(seed)" : "")
    key.add(content)
    fingerprint = "\(ContentName(of: key.bytes))"
  }
}

extension JudgingTerms {
  /// Returns an unpredictable seed.
  ///
  /// - Parameter generator: The source of randomness; the system's unless given.
  /// - Returns: The seed, which fits into the numbers of every JSON reader.
  package static func unforeseenSeed(
    using generator: inout some RandomNumberGenerator
  ) -> UInt64 {
    UInt64.random(in: 1...999_999_999_999, using: &generator)
  }
}
