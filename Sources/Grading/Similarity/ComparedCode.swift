/// The code of one submission, ready to be compared: the part that is its own, and the marks of that.
struct ComparedCode: Hashable, Sendable {
  /// The name of the submission.
  let submission: String
  /// The names of its files.
  let files: [String]
  /// The code.
  let sequence: CodeSequence
  /// The marks of what is its own, with their places.
  let marks: [UInt64: [Int]]
  /// Whether each symbol is the submission's own: neither the task nor most of the class has it.
  let isOwn: [Bool]
  /// The number of symbols that are its own.
  let ownCount: Int

  /// Leaves out what says nothing.
  ///
  /// - Parameters:
  ///   - submission: The submission.
  ///   - sequence: Its code.
  ///   - fingerprints: The fingerprints of that.
  ///   - common: The hashes of the runs that are given, or that most of the class has.
  init(
    _ submission: ComparedSubmission,
    _ sequence: CodeSequence,
    _ fingerprints: CodeFingerprints,
    without common: Set<UInt64>
  ) {
    self.submission = submission.name
    files = submission.work.files.map(\.name)
    self.sequence = sequence
    var isOwn = Array(repeating: true, count: sequence.symbols.count)
    for (place, hash) in fingerprints.hashes.enumerated() where common.contains(hash) {
      for covered in place..<place + CodeFingerprints.length { isOwn[covered] = false }
    }
    self.isOwn = isOwn
    marks = fingerprints.places.filter { !common.contains($0.key) }
    ownCount = isOwn.count { $0 }
  }

  /// The part of its own code that some symbols are, in percent.
  func share(of count: Int) -> SimilarPair.Share {
    SimilarPair.Share(submission: submission, percent: min(100, count * 100 / max(1, ownCount)))
  }

  /// The lines of a run of symbols, which lies in one file.
  func lines(from start: Int, count: Int) -> SimilarPair.Lines {
    let (first, last) = (sequence.places[start], sequence.places[start + count - 1])
    return SimilarPair.Lines(file: files[first.file], start: first.line, end: last.line)
  }
}
