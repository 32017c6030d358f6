#if !canImport(Darwin)
public import Foundation

/// A response to a request with its data, as a cache stores it.
open class CachedURLResponse: NSObject, @unchecked Sendable {
  /// The response.
  public let response: URLResponse
  /// The data of the response.
  public let data: Data
  /// The app's own facts about the response.
  public let userInfo: [AnyHashable: Any]?
  /// The permitted places of storage.
  public let storagePolicy: URLCache.StoragePolicy

  /// The date of the response.
  let date = Date()

  /// Creates a response for a cache.
  ///
  /// - Parameters:
  ///   - response: The response.
  ///   - data: The data of the response.
  ///   - userInfo: The app's own facts about the response.
  ///   - storagePolicy: The permitted places of storage.
  public init(
    response: URLResponse,
    data: Data,
    userInfo: [AnyHashable: Any]? = nil,
    storagePolicy: URLCache.StoragePolicy = .allowed
  ) {
    self.response = response
    self.data = data
    self.userInfo = userInfo
    self.storagePolicy = storagePolicy
  }
}

extension URLCache {
  /// The permitted places of storage for a response.
  public enum StoragePolicy: UInt, Sendable {
    /// Memory and disk.
    case allowed
    /// Memory only.
    case allowedInMemoryOnly
    /// None.
    case notAllowed
  }
}
#endif
