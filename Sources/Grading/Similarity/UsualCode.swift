import SceneText

/// The code that a submission shares with more than half of the class and that the exercise does not provide.
///
/// It does not count in pairs, since it can be the usual answer. A group that has copied and is most of a small class
/// has such code, too, so a person should look at it.
package struct UsualCode: Hashable, Sendable, Codable {
  /// The name of the submission.
  package var submission: String
  /// The number of the submission's lines with common code.
  package var lineCount: Int
  /// The longest passage of common code in the submission.
  package var longest: SimilarPair.Lines

  /// Creates a description of a submission's common code, or returns nil if no passage is long enough to be
  /// significant.
  ///
  /// - Parameters:
  ///   - code: The submission.
  ///   - given: The hashes of runs that the exercise provides.
  ///   - usual: The hashes of runs that most of the class has.
  init?(in code: ComparedCode, given: Set<UInt64>, usual: Set<UInt64>) {
    var isCommon = Array(repeating: false, count: code.sequence.symbols.count)
    for (place, hash) in code.hashes.enumerated() where usual.contains(hash) {
      for covered in place..<place + CodeFingerprints.length { isCommon[covered] = true }
    }
    for (place, hash) in code.hashes.enumerated() where given.contains(hash) {
      for covered in place..<place + CodeFingerprints.length { isCommon[covered] = false }
    }
    let runs = isCommon.indices.split { !isCommon[$0] }
    guard let longest = runs.max(by: { $0.count < $1.count }),
      longest.count >= ClassSimilarity.fewestSymbols
    else { return nil }
    submission = code.submission
    lineCount = Set(isCommon.indices.filter { isCommon[$0] }.map { code.sequence.places[$0] }).count
    self.longest = code.lines(from: longest.startIndex, count: longest.count)
  }

  /// Returns a sentence about the common code of a class, or nil if there is none.
  ///
  /// - Parameter found: The common code of its submissions.
  /// - Returns: The sentence, or nil if there is no common code.
  static func words(about found: [UsualCode]) -> String? {
    guard let first = found.first, let most = found.map(\.lineCount).max() else { return nil }
    let named = found.prefix(mostNames).map { Printable.line($0.submission) }
    let rest = found.count - named.count
    let names = named.joined(separator: ", ") + (rest > 0 ? " and \(Count(rest, "other"))" : "")
    return
      "More than half of the class has the same code, so NavLab does not compare this code. These submissions have up "
      + "to \(Count(most, "line")) of it: \(names). For an example, see "
      + "\(Printable.line("\(first.longest)")) of \(Printable.line(first.submission)). "
      + "Compare these submissions yourself if this is not the usual answer."
  }

  /// The maximum number of submissions to name in the sentence about common code.
  private static let mostNames = 6
}
