public import Foundation

/// A digest of data, accessible as a sequence of bytes.
public protocol Digest: Sequence, Hashable, Sendable, CustomStringConvertible
where Element == UInt8 {
  /// The number of bytes in the digest.
  static var byteCount: Int { get }
}

/// A function that computes a digest of data.
public protocol HashFunction {
  /// The type of the computed digest.
  associatedtype Digest: NavCryptoKit.Digest

  /// Returns the digest of data.
  ///
  /// - Parameter data: The data.
  /// - Returns: The digest.
  static func hash<D: DataProtocol>(data: D) -> Digest
}

/// A digest computed with SHA-256.
public struct SHA256Digest: Digest {
  /// The number of bytes in the digest.
  public static var byteCount: Int { 32 }
  let bytes: [UInt8]

  /// Returns an iterator over the bytes.
  public func makeIterator() -> IndexingIterator<[UInt8]> { bytes.makeIterator() }

  /// The bytes as hexadecimal digits, preceded by the name of the algorithm.
  public var description: String {
    "SHA256 digest: " + bytes.map { String(format: "%02x", $0) }.joined()
  }
}

/// The Secure Hash Algorithm 2 with 256 bits, as specified in FIPS 180-4.
public struct SHA256: HashFunction {
  private var collected = Data()

  /// Creates a hash function without data.
  public init() {}

  /// Adds data to the hash function.
  ///
  /// - Parameter data: The data.
  public mutating func update<D: DataProtocol>(data: D) { collected.append(contentsOf: data) }

  /// Returns the digest of the added data.
  ///
  /// - Returns: The digest.
  public func finalize() -> SHA256Digest { Self.hash(data: collected) }

  /// Returns the digest of data.
  ///
  /// - Parameter data: The data.
  /// - Returns: The digest.
  public static func hash<D: DataProtocol>(data: D) -> SHA256Digest {
    var message = Array(data)
    let bits = UInt64(message.count) * 8
    message.append(0x80)
    while message.count % 64 != 56 { message.append(0) }
    message += (0..<8).map { UInt8(truncatingIfNeeded: bits >> (56 - 8 * $0)) }
    var state: [UInt32] = [
      0x6a09_e667, 0xbb67_ae85, 0x3c6e_f372, 0xa54f_f53a, 0x510e_527f, 0x9b05_688c, 0x1f83_d9ab,
      0x5be0_cd19,
    ]
    for start in stride(from: 0, to: message.count, by: 64) {
      mix(message[start..<(start + 64)], into: &state)
    }
    return SHA256Digest(
      bytes: state.flatMap { word in
        (0..<4).map { UInt8(truncatingIfNeeded: word >> (24 - 8 * $0)) }
      }
    )
  }

  private static func mix(_ block: ArraySlice<UInt8>, into state: inout [UInt32]) {
    var words = [UInt32](repeating: 0, count: 64)
    for (index, byte) in block.enumerated() {
      words[index / 4] = words[index / 4] << 8 | UInt32(byte)
    }
    for index in 16..<64 {
      let early = words[index - 15]
      let late = words[index - 2]
      let first = turn(early, 7) ^ turn(early, 18) ^ (early >> 3)
      let second = turn(late, 17) ^ turn(late, 19) ^ (late >> 10)
      words[index] = words[index - 16] &+ first &+ words[index - 7] &+ second
    }
    var s = state
    for index in 0..<64 {
      let sum = turn(s[4], 6) ^ turn(s[4], 11) ^ turn(s[4], 25)
      let choice = (s[4] & s[5]) ^ (~s[4] & s[6])
      let one = s[7] &+ sum &+ choice &+ constants[index] &+ words[index]
      let other = turn(s[0], 2) ^ turn(s[0], 13) ^ turn(s[0], 22)
      let majority = (s[0] & s[1]) ^ (s[0] & s[2]) ^ (s[1] & s[2])
      s = [one &+ other &+ majority, s[0], s[1], s[2], s[3] &+ one, s[4], s[5], s[6]]
    }
    for index in state.indices { state[index] = state[index] &+ s[index] }
  }

  private static func turn(_ word: UInt32, _ count: UInt32) -> UInt32 {
    word >> count | word << (32 - count)
  }

  /// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
  private static let constants: [UInt32] = {
    var primes: [Int] = []
    var candidate = 2
    while primes.count < 64 {
      if !primes.contains(where: { candidate.isMultiple(of: $0) }) { primes.append(candidate) }
      candidate += 1
    }
    return primes.map { prime in
      // The largest number whose cube is at most the prime with 96 more bits.
      var root: UInt64 = 0
      for bit in (0..<36).reversed() {
        let next = root | 1 << bit
        let square = next.multipliedFullWidth(by: next)
        let low = square.low.multipliedFullWidth(by: next)
        let high = square.high &* next &+ low.high
        if high < UInt64(prime) << 32 { root = next }
      }
      return UInt32(truncatingIfNeeded: root)
    }
  }()
}
