/// A share of a class for one of several machines that work independently.
package struct Shard: Hashable, Sendable, Codable {
  /// The number of the share, from 1 to `count`.
  package var number: Int
  /// The number of shares.
  package var count: Int

  /// A share that contains the complete class.
  package static let whole = Shard()

  private init() {
    number = 1
    count = 1
  }

  /// Creates a share, or returns nil if the numbers are invalid.
  package init?(number: Int, of count: Int) {
    guard count >= 1, (1...count).contains(number) else { return nil }
    self.number = number
    self.count = count
  }

  /// Creates a share from text such as `2/8`, or returns nil if the text is invalid.
  package init?(_ text: String) {
    let parts = text.split(separator: "/", omittingEmptySubsequences: false).map { Int($0) }
    guard parts.count == 2, let number = parts[0], let count = parts[1] else { return nil }
    self.init(number: number, of: count)
  }

  /// Returns whether the share contains a submission, based only on the submission's id.
  package func contains(_ submission: String) -> Bool {
    // FNV-1a mixes its last bits well enough only after this step.
    var hash: UInt64 = 0xCBF2_9CE4_8422_2325
    for byte in submission.utf8 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
    hash = (hash ^ hash >> 33) &* 0xFF51_AFD7_ED55_8CCD
    return (hash ^ hash >> 33) % UInt64(count) == UInt64(number - 1)
  }
}

extension Shard: CustomStringConvertible {
  package var description: String { "\(number)/\(count)" }
}
