import AppBuilder
package import Course

/// The terms on which the work of a class is judged: the same for all of it, on every machine that
/// grades a share.
package struct JudgingTerms: Hashable, Sendable {
  /// The exercise that the work is for.
  package var exercise: Exercise
  /// The seed of everything random.
  package var seed: UInt64
  /// Whether somebody has chosen the seed, and means this one and no other.
  package var isSeedChosen: Bool
  /// The version of NavLab.
  package var version: String
  /// The text that tells these terms from all others, in a few letters.
  let fingerprint: String

  /// Makes terms.
  ///
  /// - Parameters:
  ///   - exercise: The exercise, whose folder is read: a changed check is another exercise.
  ///   - seed: The seed of everything random.
  ///   - isSeedChosen: Whether somebody means this one and no other; what was judged with one that nobody could know
  ///     need not be judged again with another.
  ///   - version: The version of NavLab.
  /// - Throws: `ContentError` when a file of the exercise cannot be read.
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
  /// A seed that nobody can know before.
  ///
  /// - Parameter generator: Where it comes from; the system, unless given.
  /// - Returns: The seed, which any reader of a report can hold.
  package static func unforeseenSeed(
    using generator: inout some RandomNumberGenerator
  ) -> UInt64 {
    UInt64.random(in: 1...999_999_999_999, using: &generator)
  }
}
