/// The code of one submission, prepared for comparison: the part that is its own, with its
/// fingerprints.
struct ComparedCode: Hashable, Sendable {
  /// The submission name.
  let submission: String
  /// The names of its files.
  let files: [String]
  /// The code.
  let sequence: CodeSequence
  /// The hash of the run that begins at each symbol.
  let hashes: [UInt64]
  /// The fingerprints of the submission's own code, with their places.
  let marks: [UInt64: [Int]]
  /// Whether each symbol is the submission's own: neither the task nor most of the class has it.
  let isOwn: [Bool]
  /// The number of the submission's own symbols.
  let ownCount: Int

  /// Removes insignificant code.
  ///
  /// - Parameters:
  ///   - submission: The submission.
  ///   - sequence: Its code.
  ///   - fingerprints: The fingerprints of the code.
  ///   - common: The hashes of runs that the exercise provides or most of the class has.
  init(
    _ submission: ComparedSubmission,
    _ sequence: CodeSequence,
    _ fingerprints: CodeFingerprints,
    without common: Set<UInt64>
  ) {
    self.submission = submission.name
    files = submission.work.files.map(\.name)
    self.sequence = sequence
    hashes = fingerprints.hashes
    var isOwn = Array(repeating: true, count: sequence.symbols.count)
    for (place, hash) in fingerprints.hashes.enumerated() where common.contains(hash) {
      for covered in place..<place + CodeFingerprints.length { isOwn[covered] = false }
    }
    self.isOwn = isOwn
    marks = fingerprints.places.filter { !common.contains($0.key) }
    ownCount = isOwn.count { $0 }
  }

  /// Returns the share of the submission's own code for a number of symbols, in percent.
  func share(of count: Int) -> SimilarPair.Share {
    SimilarPair.Share(submission: submission, percent: min(100, count * 100 / max(1, ownCount)))
  }

  /// Returns the lines of a run of symbols in one file.
  func lines(from start: Int, count: Int) -> SimilarPair.Lines {
    let (first, last) = (sequence.places[start], sequence.places[start + count - 1])
    return SimilarPair.Lines(file: files[first.file], start: first.line, end: last.line)
  }
}
