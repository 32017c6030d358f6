/// The pairs of submissions that share code found in neither the exercise nor most other submissions.
///
/// Renamed identifiers, other literals, comments and the order of passages are ignored. So is code that the exercise
/// provides, or that more than half of the class has. A pair is not a verdict: equal code may have an allowed source.
package struct ClassSimilarity: Hashable, Sendable {
  /// The pairs, most similar first.
  package let pairs: [SimilarPair]
  /// The code that submissions share with more than half of the class, with one element for each submission.
  package let common: [UsualCode]
  /// The number of compared submissions.
  package let count: Int

  /// The minimum number of symbols that a pair must share, because shorter matches are often coincidental.
  static let fewestSymbols = 28
  /// The minimum number of lines that a pair must share, because a single equal line is often a coincidence.
  static let fewestLines = 3
  /// The minimum number of submissions at which usual code is ignored.
  static let smallestClass = 5

  /// Creates the result of comparing the submissions of a class.
  ///
  /// - Parameters:
  ///   - submissions: The submissions.
  ///   - given: The texts that the exercise provides.
  ///   - percent: The minimum share of its own code that one of a pair has in common with the other, in percent.
  /// - Complexity: Linear in the length of the submissions, and in the number of pairs that have a fingerprint in
  ///   common.
  package init(of submissions: [ComparedSubmission], given: [String], atLeast percent: Int) {
    let submissions = submissions.sorted { $0.name < $1.name }
    let sequences = submissions.map { CodeSequence(of: $0.texts) }
    let fingerprints = sequences.map { CodeFingerprints(of: $0) }
    let provided = Set(CodeFingerprints(of: CodeSequence(of: given)).hashes)
    let usual = Self.usual(in: fingerprints).subtracting(provided)
    let codes = submissions.indices.map {
      ComparedCode(submissions[$0], sequences[$0], fingerprints[$0], without: provided.union(usual))
    }
    let pairs = Self.neighbours(of: codes).compactMap { left, right in
      Self.pair(codes[left], codes[right])
    }
    count = submissions.count
    common = codes.compactMap { UsualCode(in: $0, given: provided, usual: usual) }
    self.pairs = pairs.filter { $0.percent >= percent }.sorted {
      (-$0.percent, $0.first.submission, $0.second.submission)
        < (-$1.percent, $1.first.submission, $1.second.submission)
    }
  }

  /// Returns the hashes of code that occurs in more than half of the submissions.
  private static func usual(in works: [CodeFingerprints]) -> Set<UInt64> {
    guard works.count >= smallestClass else { return [] }
    var counts: [UInt64: Int] = [:]
    for work in works {
      for hash in Set(work.hashes) { counts[hash, default: 0] += 1 }
    }
    return Set(counts.filter { $0.value * 2 > works.count }.keys)
  }

  /// Returns the unique pairs of indices of submissions that share a fingerprint.
  private static func neighbours(of codes: [ComparedCode]) -> [(Int, Int)] {
    var owners: [UInt64: [Int]] = [:]
    for (index, code) in codes.enumerated() {
      for mark in code.marks.keys { owners[mark, default: []].append(index) }
    }
    return codes.indices.flatMap { left in
      Set(codes[left].marks.keys.flatMap { owners[$0, default: []] }).sorted()
        .filter { $0 > left }.map { (left, $0) }
    }
  }

  private static func pair(_ left: ComparedCode, _ right: ComparedCode) -> SimilarPair? {
    let shared = SharedPassages(of: left, and: right)
    guard shared.ownCount >= fewestSymbols, shared.lineCount >= fewestLines else { return nil }
    return SimilarPair(
      first: left.share(of: shared.ownCount),
      second: right.share(of: shared.ownCount),
      passages: shared.passages.map {
        SimilarPair.Passage(
          first: left.lines(from: $0.first, count: $0.count),
          second: right.lines(from: $0.second, count: $0.count)
        )
      }
    )
  }
}
