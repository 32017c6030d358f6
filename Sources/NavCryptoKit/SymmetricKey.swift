public import Foundation

/// A secret key that both sides know.
public struct SymmetricKey: Hashable, Sendable {
  let bytes: [UInt8]

  /// Creates a key from bytes.
  ///
  /// - Parameter data: The bytes.
  public init<D: ContiguousBytes>(data: D) { bytes = data.withUnsafeBytes(Array.init) }

  /// Creates a random key.
  ///
  /// - Parameter size: The size of the key.
  public init(size: SymmetricKeySize) {
    bytes = (0..<(size.bitCount / 8)).map { _ in UInt8.random(in: 0...255) }
  }

  /// The number of bits.
  public var bitCount: Int { bytes.count * 8 }

  /// Gives access to the bytes.
  ///
  /// - Parameter body: A closure that reads the bytes.
  /// - Returns: The result of the body.
  /// - Throws: The error thrown by the body.
  public func withUnsafeBytes<R>(_ body: (UnsafeRawBufferPointer) throws -> R) rethrows -> R {
    try bytes.withUnsafeBytes(body)
  }
}

/// The length of a key.
public struct SymmetricKeySize: Sendable {
  /// The number of bits.
  public let bitCount: Int

  /// Creates a length.
  public init(bitCount: Int) { self.bitCount = bitCount }

  /// 128 bits.
  public static let bits128 = SymmetricKeySize(bitCount: 128)
  /// 192 bits.
  public static let bits192 = SymmetricKeySize(bitCount: 192)
  /// 256 bits.
  public static let bits256 = SymmetricKeySize(bitCount: 256)
}

/// An error of this module.
public enum CryptoKitError: Error, Sendable {
  /// The key has the wrong length.
  case incorrectKeySize
  /// A parameter has the wrong length.
  case incorrectParameterSize
  /// The data was changed, or the key is different.
  case authenticationFailure
}

/// The Advanced Encryption Standard, with the interface only.
public enum AES {
  /// AES in Galois/Counter Mode: a box requires its key, but its content is not encrypted.
  public enum GCM {
    /// Seals data in a box that opens with a key.
    ///
    /// - Parameters:
    ///   - message: The data.
    ///   - key: The key.
    /// - Returns: The box.
    /// - Throws: Never here.
    public static func seal<Plaintext: DataProtocol>(
      _ message: Plaintext,
      using key: SymmetricKey
    ) throws -> SealedBox {
      SealedBox(content: Data(message), mark: mark(Data(message), key))
    }

    /// Opens a box.
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

    /// A box of sealed data.
    public struct SealedBox: Sendable {
      let content: Data
      let mark: Data

      init(content: Data, mark: Data) {
        self.content = content
        self.mark = mark
      }

      /// Reads a sealed box from data.
      ///
      /// - Parameter combined: The value of `combined`.
      /// - Throws: `CryptoKitError.incorrectParameterSize` for invalid data.
      public init<D: DataProtocol>(combined: D) throws {
        let data = Data(combined)
        guard data.count >= 32 else { throw CryptoKitError.incorrectParameterSize }
        self.init(content: data.dropFirst(32), mark: data.prefix(32))
      }

      /// The box as data.
      public var combined: Data? { mark + content }
    }
  }
}
