/// The passages that two pieces of code share.
struct SharedPassages: Hashable, Sendable {
  /// The shared passages in the order of the first piece, without overlaps in either piece.
  let passages: [Passage]
  /// The number of shared symbols that count as own code in both pieces.
  let ownCount: Int
  /// The number of lines with shared symbols, counted in the piece that has fewer such lines.
  let lineCount: Int

  /// A run of symbols that occurs in both pieces.
  struct Passage: Hashable, Sendable {
    /// The position of the passage's first symbol in the first piece.
    var first: Int
    /// The position of the passage's first symbol in the second piece.
    var second: Int
    /// The number of symbols.
    var count: Int
  }

  /// Creates the passages by comparing two pieces of code.
  ///
  /// The longest passage is taken first, then the longest of the rest.
  ///
  /// - Parameters:
  ///   - first: The first piece of code.
  ///   - second: The second piece of code.
  init(of first: ComparedCode, and second: ComparedCode) {
    var taken: [Passage] = []
    var isFreeInFirst = first.isOwn
    var isFreeInSecond = second.isOwn
    var ownCount = 0
    var lines: (first: Set<CodeSequence.Place>, second: Set<CodeSequence.Place>) = ([], [])
    for candidate in Self.candidates(first, second) {
      let offsets = (0..<candidate.count).filter {
        isFreeInFirst[candidate.first + $0] && isFreeInSecond[candidate.second + $0]
      }
      guard offsets.count >= CodeFingerprints.length, let start = offsets.first,
        let end = offsets.last
      else { continue }
      for offset in offsets {
        isFreeInFirst[candidate.first + offset] = false
        isFreeInSecond[candidate.second + offset] = false
        lines.first.insert(first.sequence.places[candidate.first + offset])
        lines.second.insert(second.sequence.places[candidate.second + offset])
      }
      ownCount += offsets.count
      taken.append(
        Passage(
          first: candidate.first + start,
          second: candidate.second + start,
          count: end - start + 1
        )
      )
    }
    passages = taken.sorted { ($0.first, $0.second) < ($1.first, $1.second) }
    self.ownCount = ownCount
    lineCount = min(lines.first.count, lines.second.count)
  }

  /// Returns all passages that surround common fingerprints, longest first.
  private static func candidates(_ first: ComparedCode, _ second: ComparedCode) -> [Passage] {
    var candidates: Set<Passage> = []
    for (mark, places) in first.marks {
      for other in second.marks[mark] ?? [] {
        for place in places {
          candidates.insert(extended(place, other, first.sequence.symbols, second.sequence.symbols))
        }
      }
    }
    return candidates.sorted {
      ($1.count, $0.first, $0.second) < ($0.count, $1.first, $1.second)
    }
  }

  /// Returns the longest shared passage around two positions with equal symbols.
  private static func extended(
    _ first: Int,
    _ second: Int,
    _ left: [CodeSequence.Symbol],
    _ right: [CodeSequence.Symbol]
  ) -> Passage {
    var before = 0
    while before < min(first, second), left[first - before - 1] == right[second - before - 1] {
      before += 1
    }
    var after = 0
    while first + after < left.count, second + after < right.count,
      left[first + after] == right[second + after]
    {
      after += 1
    }
    return Passage(first: first - before, second: second - before, count: before + after)
  }
}
