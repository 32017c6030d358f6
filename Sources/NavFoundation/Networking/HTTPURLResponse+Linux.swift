#if !canImport(Darwin)
public import Foundation

/// The metadata of an HTTP server's response.
open class HTTPURLResponse: URLResponse, @unchecked Sendable {
  /// The status code, such as 200.
  public let statusCode: Int
  private let fields: [String: String]

  /// Creates a response with a status and header fields.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - statusCode: The code of the outcome.
  ///   - HTTPVersion: The version of the protocol.
  ///   - headerFields: The header fields.
  public init?(
    url: URL,
    statusCode: Int,
    httpVersion HTTPVersion: String?,
    headerFields: [String: String]?
  ) {
    self.statusCode = statusCode
    fields = headerFields ?? [:]
    super.init(
      url: url,
      mimeType: headerFields?["Content-Type"],
      expectedContentLength: headerFields?["Content-Length"].flatMap { Int($0) } ?? -1,
      textEncodingName: nil
    )
  }

  /// The header fields of the response.
  public var allHeaderFields: [AnyHashable: Any] { fields }

  /// Returns the value of a header field, or nil if the field is absent.
  ///
  /// - Parameter field: The field's name, in any letter case.
  /// - Returns: The value, or nil if the field was not sent.
  public func value(forHTTPHeaderField field: String) -> String? {
    fields.first { $0.key.caseInsensitiveCompare(field) == .orderedSame }?.value
  }

  /// Returns a description of a status code.
  ///
  /// - Parameter statusCode: The code.
  /// - Returns: The words.
  public class func localizedString(forStatusCode statusCode: Int) -> String {
    switch statusCode {
    case 200..<300: "no error"
    case 400..<500: "client error"
    case 500..<600: "server error"
    default: "status \(statusCode)"
    }
  }
}
#endif
