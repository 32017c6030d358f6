#if !canImport(Darwin)
public import Foundation

/// The metadata of a server's response.
open class URLResponse: NSObject, @unchecked Sendable {
  /// The URL of the response.
  public let url: URL?
  /// The MIME type of the data.
  public let mimeType: String?
  /// The length of the data in bytes, or -1 if it is unknown.
  public let expectedContentLength: Int64
  /// The encoding of text data.
  public let textEncodingName: String?

  /// Creates a response for a URL.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - mimeType: The type of the data.
  ///   - length: The length of the data in bytes, or -1.
  ///   - name: The encoding of a text.
  public init(
    url: URL,
    mimeType: String?,
    expectedContentLength length: Int,
    textEncodingName name: String?
  ) {
    self.url = url
    self.mimeType = mimeType
    expectedContentLength = Int64(length)
    textEncodingName = name
  }
}
#endif
