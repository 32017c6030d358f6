/// The code of one submission, prepared for comparison with the code of other submissions.
struct ComparedCode: Hashable, Sendable {
  /// The name of the submission.
  let submission: String
  /// The names of the submission's files.
  let files: [String]
  /// The symbols of the code.
  let sequence: CodeSequence
  /// The hashes of the symbol runs, indexed by starting position.
  let hashes: [UInt64]
  /// The positions of the submission's own fingerprints, keyed by fingerprint.
  let marks: [UInt64: [Int]]
  /// Boolean values that indicate whether each symbol belongs to the submission's own code.
  let isOwn: [Bool]
  /// The number of symbols in the submission's own code.
  let ownCount: Int

  /// Creates code for comparison by excluding common passages.
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

  /// Returns the share of the submission's own code that a number of symbols represents.
  func share(of count: Int) -> SimilarPair.Share {
    SimilarPair.Share(submission: submission, percent: min(100, count * 100 / max(1, ownCount)))
  }

  /// Returns the range of lines that a run of symbols spans in its file.
  func lines(from start: Int, count: Int) -> SimilarPair.Lines {
    let (first, last) = (sequence.places[start], sequence.places[start + count - 1])
    return SimilarPair.Lines(file: files[first.file], start: first.line, end: last.line)
  }
}
