#if !canImport(Darwin)
public import Foundation

/// The lines in a sequence of bytes, without empty lines.
public struct AsyncLineSequence<Base: AsyncSequence>: AsyncSequence where Base.Element == UInt8 {
  /// The type of a line.
  public typealias Element = String

  private let base: Base

  init(_ base: Base) { self.base = base }

  /// Returns an iterator that starts at the first line.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(base.makeAsyncIterator()) }

  /// An iterator over the lines.
  public struct AsyncIterator: AsyncIteratorProtocol {
    private var base: Base.AsyncIterator

    init(_ base: Base.AsyncIterator) { self.base = base }

    /// Returns the next line, or nil after the last line.
    ///
    /// - Throws: The reason why there are no more bytes.
    public mutating func next() async throws -> String? {
      var bytes: [UInt8] = []
      while let byte = try await base.next() {
        switch byte {
        case UInt8(ascii: "\n") where bytes.isEmpty: continue
        case UInt8(ascii: "\n"): return String(decoding: bytes, as: UTF8.self)
        case UInt8(ascii: "\r"): continue
        default: bytes.append(byte)
        }
      }
      return bytes.isEmpty ? nil : String(decoding: bytes, as: UTF8.self)
    }
  }
}

extension AsyncLineSequence: Sendable where Base: Sendable {}

/// Bytes that are loaded when the first byte is requested.
public struct LoadedBytes: AsyncSequence, Sendable {
  /// The type of a byte.
  public typealias Element = UInt8

  private let load: @Sendable () async throws -> Data

  init(_ load: @escaping @Sendable () async throws -> Data) { self.load = load }

  /// Returns an iterator that starts at the first byte.
  public func makeAsyncIterator() -> AsyncIterator { AsyncIterator(load: load) }

  /// The bytes as lines of text.
  public var lines: AsyncLineSequence<LoadedBytes> { AsyncLineSequence(self) }

  /// An iterator over the bytes.
  public struct AsyncIterator: AsyncIteratorProtocol {
    let load: @Sendable () async throws -> Data
    private var bytes: Data.Iterator?

    init(load: @escaping @Sendable () async throws -> Data) { self.load = load }

    /// Returns the next byte, or nil after the last byte.
    ///
    /// - Throws: The reason why nothing can be loaded.
    public mutating func next() async throws -> UInt8? {
      if bytes == nil { bytes = try await load().makeIterator() }
      return bytes?.next()
    }
  }
}

extension URL {
  /// The type of the sequence of bytes at a URL.
  public typealias AsyncBytes = LoadedBytes

  /// The bytes of the file at the URL, or of a fixture's response.
  public var resourceBytes: AsyncBytes {
    LoadedBytes { try await URLSession.shared.data(from: self).0 }
  }

  /// The lines of the file at the URL, or of a fixture's response.
  public var lines: AsyncLineSequence<AsyncBytes> { resourceBytes.lines }
}

extension URLSession {
  /// The type of the sequence of bytes in a response.
  public typealias AsyncBytes = LoadedBytes

  /// Loads the bytes at a URL, and returns them with the response.
  ///
  /// - Parameter url: The place.
  /// - Returns: The bytes and the response.
  /// - Throws: `URLError` if nothing answers.
  public func bytes(from url: URL) async throws -> (AsyncBytes, URLResponse) {
    try await bytes(for: URLRequest(url: url))
  }

  /// Loads the bytes for a request, and returns them with the response.
  ///
  /// - Parameter request: The request to load.
  /// - Returns: The bytes and the response.
  /// - Throws: `URLError` if nothing answers.
  public func bytes(for request: URLRequest) async throws -> (AsyncBytes, URLResponse) {
    let (data, response) = try await data(for: request)
    return (LoadedBytes { data }, response)
  }
}
#endif
