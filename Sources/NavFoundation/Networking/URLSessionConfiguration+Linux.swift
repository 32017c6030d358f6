#if !canImport(Darwin)
public import Foundation

/// The settings of a session.
open class URLSessionConfiguration: NSObject, @unchecked Sendable {
  /// The timeout between two parts of data, in seconds.
  public var timeoutIntervalForRequest: TimeInterval = 60
  /// The timeout for a complete load, in seconds.
  public var timeoutIntervalForResource: TimeInterval = 604_800
  /// The additional header fields of every request.
  public var httpAdditionalHeaders: [AnyHashable: Any]?
  /// The policy that determines whether requests use cached data.
  public var requestCachePolicy: URLRequest.CachePolicy = .useProtocolCachePolicy
  /// The cache of responses, which fixtures leave empty.
  public var urlCache: URLCache? = .shared
  /// A Boolean value that indicates whether requests wait for a connection.
  public var waitsForConnectivity = false

  /// A Boolean value that indicates whether loads may use a mobile network.
  public var allowsCellularAccess = true
  /// A Boolean value that indicates whether loads may use an expensive network.
  public var allowsExpensiveNetworkAccess = true
  /// A Boolean value that indicates whether loads may use a network in low data mode.
  public var allowsConstrainedNetworkAccess = true
  /// The maximum number of connections to one host.
  public var httpMaximumConnectionsPerHost = 6
  /// A Boolean value that indicates whether requests send cookies.
  public var httpShouldSetCookies = true
  /// A Boolean value that indicates whether requests may be sent before earlier responses have arrived.
  public var httpShouldUsePipelining = false
  /// A Boolean value that indicates whether the system may choose the time of a load.
  public var isDiscretionary = false
  /// A Boolean value that indicates whether the app is launched when its loads have finished.
  public var sessionSendsLaunchEvents = false
  /// The identifier of the container that the app and its extensions share.
  public var sharedContainerIdentifier: String?
  /// The identifier of a background session, or nil for any other session.
  public private(set) var identifier: String?
  /// The app's own URL protocol classes, which NavLab's fixtures replace.
  public var protocolClasses: [AnyClass]?

  /// The default settings.
  public class var `default`: URLSessionConfiguration { URLSessionConfiguration() }

  /// Returns the settings of a session that continues while the app is not running.
  ///
  /// - Parameter identifier: The name.
  /// - Returns: The settings.
  public class func background(withIdentifier identifier: String) -> URLSessionConfiguration {
    let settings = URLSessionConfiguration()
    settings.identifier = identifier
    return settings
  }

  /// The settings of a session that stores no data.
  public class var ephemeral: URLSessionConfiguration { URLSessionConfiguration() }
}
#endif
