#if !canImport(Darwin)
public import Foundation

/// A request to load data.
public struct URLRequest: Hashable, Sendable {
  /// The way in which a request uses cached data.
  public enum CachePolicy: UInt, Sendable {
    /// The protocol's default.
    case useProtocolCachePolicy = 0
    /// Never.
    case reloadIgnoringLocalCacheData = 1
    /// Whenever cached data exists.
    case returnCacheDataElseLoad = 2
    /// Only cached data.
    case returnCacheDataDontLoad = 3
    /// Never, whatever others on the way have kept.
    case reloadIgnoringLocalAndRemoteCacheData = 4
    /// If the server confirms it.
    case reloadRevalidatingCacheData = 5

    /// Never; the older name.
    public static let reloadIgnoringCacheData = CachePolicy.reloadIgnoringLocalCacheData
  }

  /// The place.
  public var url: URL?
  /// The method, which is `GET` by default.
  public var httpMethod: String?
  /// The data to send.
  public var httpBody: Data?
  /// The header fields.
  public var allHTTPHeaderFields: [String: String]?
  /// The use of cached data.
  public var cachePolicy: CachePolicy
  /// The timeout, in seconds.
  public var timeoutInterval: TimeInterval

  /// Whether the load may use a mobile network.
  public var allowsCellularAccess = true
  /// Whether the load may use an expensive network.
  public var allowsExpensiveNetworkAccess = true
  /// Whether the load may use a network in low data mode.
  public var allowsConstrainedNetworkAccess = true
  /// Whether the server is assumed to support HTTP/3.
  public var assumesHTTP3Capable = false
  /// Whether cookies are sent.
  public var httpShouldHandleCookies = true
  /// Whether the request may be sent before earlier responses have arrived.
  public var httpShouldUsePipelining = false
  /// The document that the load belongs to.
  public var mainDocumentURL: URL?

  /// Describes a request.
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

  /// Returns the value of a header field.
  ///
  /// - Parameter field: The field's name, in any letter case.
  /// - Returns: The value, or nil if it is not set.
  public func value(forHTTPHeaderField field: String) -> String? {
    allHTTPHeaderFields?.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }

  /// Sets a header field.
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

  /// Appends to a header field, after a comma if it already has a value.
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
