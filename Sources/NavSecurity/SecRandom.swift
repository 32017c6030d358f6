/// A source of random bytes.
public struct SecRandomRef: Sendable {}

/// The system's source of random bytes.
public let kSecRandomDefault: SecRandomRef? = SecRandomRef()

// swift-format-ignore: AlwaysUseLowerCamelCase
/// Fills memory with random bytes, which are the same in each run of the same commands.
///
/// - Parameters:
///   - source: The source, of which there is only one.
///   - count: The number of bytes.
///   - bytes: The memory.
/// - Returns: Zero, for success.
public func SecRandomCopyBytes(
  _ source: SecRandomRef?,
  _ count: Int,
  _ bytes: UnsafeMutableRawPointer
) -> Int32 {
  for offset in 0..<count {
    bytes.storeBytes(of: UInt8.random(in: .min ... .max), toByteOffset: offset, as: UInt8.self)
  }
  return 0
}
