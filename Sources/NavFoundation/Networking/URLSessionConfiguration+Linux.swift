#if !canImport(Darwin)
public import Foundation

/// The settings of a session.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// The timeout between two parts of data, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// The timeout of a whole load, in seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  /// Additional header fields of every request.
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The use of cached data by requests.
  public var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
  /// The cache of responses; fixtures are faster than any cache.
  public var urlCache: URLCache? = .shared
  /// Whether requests wait for a connection.
  public var waitsForConnectivity = false

  /// The default settings.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// Settings of a session that stores nothing.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
}
#endif
