#if !canImport(Darwin)
public import Foundation

/// A request to load data.
public struct URLRequest: Hashable, Sendable {
  /// A policy for the use of cached data.
  public enum CachePolicy: UInt, Sendable {
    /// The default policy of the network protocol.
    case useProtocolCachePolicy = 0
    /// A policy that ignores cached data.
    case reloadIgnoringLocalCacheData = 1
    /// A policy that uses cached data if it exists, and otherwise loads the data.
    case returnCacheDataElseLoad = 2
    /// A policy that uses only cached data.
    case returnCacheDataDontLoad = 3
    /// A policy that ignores cached data, even if proxies have cached it.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// A policy that uses cached data only if the server confirms it.
    case reloadRevalidatingCacheData = 5

    /// An older name for `reloadIgnoringLocalCacheData`.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// The URL of the request.
  public var url: URL?
  /// The HTTP method, which is `GET` by default.
  public var httpMethod: String?
  /// The data in the body of the request.
  public var httpBody: Data?
  /// The header fields of the request.
  public var allHTTPHeaderFields: [String: String]?
  /// The policy for the use of cached data.
  public var cachePolicy: CachePolicy
  /// The timeout of the request, in seconds.
  public var timeoutInterval: TimeInterval

  /// A Boolean value that indicates whether the request may use a mobile network.
  public var allowsCellularAccess = true
  /// A Boolean value that indicates whether the request may use an expensive network.
  public var allowsExpensiveNetworkAccess = true
  /// A Boolean value that indicates whether the request may use a network in low data mode.
  public var allowsConstrainedNetworkAccess = true
  /// A Boolean value that indicates whether the server is assumed to support HTTP/3.
  public var assumesHTTP3Capable = false
  /// A Boolean value that indicates whether the request sends cookies.
  public var httpShouldHandleCookies = true
  /// A Boolean value that indicates whether the request may be sent before earlier responses have arrived.
  public var httpShouldUsePipelining = false
  /// The URL of the document to which the request belongs.
  public var mainDocumentURL: URL?

  /// Creates a request for a URL.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - cachePolicy: The policy for using cached responses.
  ///   - timeoutInterval: The maximum time to wait, in seconds.
  public init(
    url: URL,
    cachePolicy: CachePolicy = .useProtocolCachePolicy,
    timeoutInterval: TimeInterval = 60
  ) {
    self.url = url
    self.cachePolicy = cachePolicy
    self.timeoutInterval = timeoutInterval
    httpMethod = "GET"
  }

  /// Returns the value of a header field, or nil if the field is absent.
  ///
  /// - Parameter field: The field's name, in any letter case.
  /// - Returns: The value, or nil if the field is not set.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }

  /// Sets the value of a header field.
  ///
  /// - Parameters:
  ///   - value: The value, or nil to remove the field.
  ///   - field: The field's name.
  public mutating func setValue(_ value: String?, forHTTPHeaderField field: String) {
    var fields = allHTTPHeaderFields ?? [:]
    for name in fields.keys where name.caseInsensitiveCompare(field) == .orderedSame {
      fields[name] = nil
    }
    fields[field] = value
    allHTTPHeaderFields = fields
  }

  /// Appends a value to a header field, after a comma if the field already has a value.
  ///
  /// - Parameters:
  ///   - value: The value.
  ///   - field: The field's name.
  public mutating func addValue(_ value: String, forHTTPHeaderField field: String) {
    let before = self.value(forHTTPHeaderField: field)
    setValue(before.map { "\($0),\(value)" } ?? value, forHTTPHeaderField: field)
  }
}
#endif
