public import Foundation

/// A secret key for both sealing and opening data.
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]

  /// Creates a key from bytes.
  ///
  /// - Parameter data: The bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes(Array.init) }

  /// Creates a random key of the given size.
  ///
  /// - Parameter size: The size of the key.
  public init(size: SymmetricKeySize) {
    bytes = (0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255) }
  }

  /// The number of bits in the key.
  public var bitCount: Int { bytes.count * 8 }

  /// Calls a closure with the bytes of the key.
  ///
  /// - Parameter body: A closure that reads the bytes.
  /// - Returns: The result of the body.
  /// - Throws: The error thrown by the body.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The size of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits in a key.
  public let bitCount: Int

  /// Creates a size from a number of bits.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// The size of a key with 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// The size of a key with 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// The size of a key with 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// An error in a cryptographic operation.
public enum CryptoKitError: Error, Sendable {
  /// A key of the wrong length.
  case incorrectKeySize
  /// A parameter of the wrong length.
  case incorrectParameterSize
  /// Data that was modified or sealed with a different key.
  case authenticationFailure
}

/// A namespace for the Advanced Encryption Standard.
public enum AES {
  /// A namespace for AES in Galois/Counter Mode.
  ///
  /// A sealed box requires its key, but its content is not encrypted.
  public enum GCM {
    /// Seals data in a box that can be opened only with the key.
    ///
    /// - Parameters:
    ///   - message: The data.
    ///   - key: The key.
    /// - Returns: The box.
    /// - Throws: Nothing, because sealing never fails.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext,
      using key: SymmetricKey
    ) throws -> SealedBox {
      SealedBox(content: Data(message), mark: mark(Data(message), key))
    }

    /// Returns the data in a box, or throws an error if the key is wrong.
    ///
    /// - Parameters:
    ///   - sealedBox: The box.
    ///   - key: The key.
    /// - Returns: The data.
    /// - Throws: `CryptoKitError.authenticationFailure` for another key.
    public static func open(_ sealedBox: SealedBox, using key: SymmetricKey) throws -> Data {
      guard sealedBox.mark == mark(sealedBox.content, key) else {
        throw CryptoKitError.authenticationFailure
      }
      return sealedBox.content
    }

    private static func mark(_ content: Data, _ key: SymmetricKey) -> Data {
      Data(SHA256.hash(data: Data(key.bytes) + content))
    }

    /// A box that contains sealed data.
    public struct SealedBox: Sendable {
      let content: Data
      let mark: Data

      init(content: Data, mark: Data) {
        self.content = content
        self.mark = mark
      }

      /// Creates a sealed box from its combined data.
      ///
      /// - Parameter combined: The value of `combined`.
      /// - Throws: `CryptoKitError.incorrectParameterSize` for invalid data.
      public init<D: DataProtocol>(combined: D) throws {
        let data = Data(combined)
        guard data.count >= 32 else { throw CryptoKitError.incorrectParameterSize }
        self.init(content: data.dropFirst(32), mark: data.prefix(32))
      }

      /// The content of the box, preceded by a mark that identifies the key.
      public var combined: Data? { mark + content }
    }
  }
}
