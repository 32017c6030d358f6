/// The fingerprints of a code sequence, used to find other sequences that share a passage.
///
/// Each run of ``length`` symbols has a hash. Fingerprints are chosen by winnowing (Schleimer, Wilkerson and Aiken,
/// 2003): in each window of neighbouring hashes, the smallest is kept. So every shared passage of at least
/// ``guaranteed`` symbols has a fingerprint in common.
struct CodeFingerprints: Hashable, Sendable {
  /// The hashes of the symbol runs, indexed by starting position.
  let hashes: [UInt64]
  /// The positions of each fingerprint in order, keyed by fingerprint.
  let places: [UInt64: [Int]]

  /// The number of symbols that a hash covers.
  static let length = 10
  /// The number of neighbouring hashes from which one is chosen as a fingerprint.
  static let window = 5
  /// The minimum length, in symbols, at which a shared passage is always found.
  static let guaranteed = length + window - 1
  /// The maximum number of positions to keep for a fingerprint, because further repetitions are insignificant.
  private static let mostPlaces = 8

  /// Creates the fingerprints of a sequence.
  ///
  /// - Complexity: Linear in the length of the sequence.
  init(of sequence: CodeSequence) {
    hashes = Self.hashes(of: sequence.symbols)
    var places: [UInt64: [Int]] = [:]
    for place in Self.chosen(of: hashes) {
      let mark = hashes[place]
      guard places[mark, default: []].count < Self.mostPlaces else { continue }
      places[mark, default: []].append(place)
    }
    self.places = places
  }

  private static func hashes(of symbols: [CodeSequence.Symbol]) -> [UInt64] {
    guard symbols.count >= length else { return [] }
    return (0...symbols.count - length).map { start in
      symbols[start..<start + length].reduce(0x9e37_79b9_7f4a_7c15) { hash, symbol in
        let mixed = (hash ^ symbol) &* 0xff51_afd7_ed55_8ccd
        return mixed ^ (mixed >> 29)
      }
    }
  }

  /// Returns the position of the smallest hash in each window, preferring the last of equal hashes.
  private static func chosen(of hashes: [UInt64]) -> [Int] {
    guard hashes.count >= window else { return Array(hashes.indices) }
    var chosen: [Int] = []
    for start in 0...hashes.count - window {
      var least = start
      for place in start..<start + window where hashes[place] <= hashes[least] { least = place }
      if chosen.last != least { chosen.append(least) }
    }
    return chosen
  }
}
