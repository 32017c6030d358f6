#if !canImport(Darwin)
public import Foundation

/// The settings of a session.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// The time to wait for more data, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// The time that a whole load may take, in seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  /// Header fields of every request.
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The use that loads may make of what was loaded before.
  public var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
  /// The cache of answers; the fixtures are faster than any cache.
  public var urlCache: URLCache? = .shared
  /// Whether to wait for a connection.
  public var waitsForConnectivity = false

  /// The usual settings.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// Settings of a session that keeps nothing.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
}
#endif
