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

  /// Whether loads may use a mobile network.
  public var allowsCellularAccess = true
  /// Whether loads may use an expensive network.
  public var allowsExpensiveNetworkAccess = true
  /// Whether loads may use a network in low data mode.
  public var allowsConstrainedNetworkAccess = true
  /// The maximum number of connections to one host.
  public var httpMaximumConnectionsPerHost = 6
  /// Whether requests send cookies.
  public var httpShouldSetCookies = true
  /// Whether requests may be sent before earlier responses have arrived.
  public var httpShouldUsePipelining = false
  /// Whether the system may choose when to load.
  public var isDiscretionary = false
  /// Whether the app is launched when its loads have finished.
  public var sessionSendsLaunchEvents = false
  /// The container that app and extensions share.
  public var sharedContainerIdentifier: String?
  /// The name of a session in the background.
  public private(set) var identifier: String?
  /// The app's own protocols, which NavLab's fixtures replace.
  public var protocolClasses: [AnyClass]?

  /// The default settings.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// Returns the settings of a session that continues while the app does not run.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The settings.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let settings = URLSessionConfiguration()
    settings.identifier = identifier
    return settings
  }

  /// The settings of a session that stores nothing.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
}
#endif
