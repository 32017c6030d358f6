/// A short name for some content: its 128-bit FNV-1a hash, in hexadecimal digits.
///
/// The name is only used for lookup. The complete contents are always compared, so two contents with the same name,
/// which an attacker could construct, are never confused. For this reason, a simple hash is sufficient.
package struct ContentName: Hashable, Sendable, CustomStringConvertible {
  private let hash: UInt128

  /// Creates the name of content.
  ///
  /// - Parameter content: The content.
  package init(of content: some Sequence<UInt8>) {
    var hash: UInt128 = 0x6C62_272E_07BB_0142_62B8_2175_6295_C58D
    for byte in content {
      hash = (hash ^ UInt128(byte)) &* 0x0000_0000_0100_0000_0000_0000_0000_013B
    }
    self.hash = hash
  }

  package var description: String {
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 32 - digits.count) + digits
  }
}
