#if !canImport(Darwin)
public import Foundation

/// The settings of a session.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// How long to wait for more data, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// How long a whole load may take, in seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  /// Header fields of every request.
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  /// How loads may use what was loaded before.
  public var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
  /// What keeps answers; the lab's fixtures are quicker than any.
  public var urlCache: URLCache? = .shared
  /// Whether to wait for a connection.
  public var waitsForConnectivity = false

  /// The usual settings.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// Settings of a session that keeps nothing.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
}
#endif
