#if !canImport(Darwin)
public import Foundation

/// Loads what is in the app's own files; everything else fails, as on a device without a network.
///
/// An app in the lab has no network, so that it behaves in the same way each time and cannot be
/// marked by what a server says. What it would have loaded is told on the console.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session that needs no settings.
  public static let shared = URLSession(configuration: .default)
  /// The settings.
  public let configuration: URLSessionConfiguration

  /// Makes a session.
  ///
  /// - Parameter configuration: The settings.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
  }

  /// Loads data.
  ///
  /// - Parameter url: The place.
  /// - Returns: The data, and what is said of them.
  /// - Throws: `URLError` when the place is not a file that can be read.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Loads data.
  ///
  /// - Parameter request: What to load from where.
  /// - Returns: The data, and what is said of them.
  /// - Throws: `URLError` when the place is not a file that can be read.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    // A load never ends in the turn in which it begins.
    await Task.yield()
    try Task.checkCancellation()
    return try load(request)
  }

  /// Sends data.
  ///
  /// - Parameters:
  ///   - request: Where to send them.
  ///   - bodyData: The data.
  /// - Returns: The answer, and what is said of it.
  /// - Throws: `URLError`, since there is no network.
  public func upload(
    for request: URLRequest,
    from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await data(for: request)
  }

  /// Makes a task that loads data.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - completionHandler: What is called with the data, or with an error.
  /// - Returns: A task, which waits for `resume()`.
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Makes a task that loads data.
  ///
  /// - Parameters:
  ///   - request: What to load from where.
  ///   - completionHandler: What is called with the data, or with an error.
  /// - Returns: A task, which waits for `resume()`.
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    URLSessionDataTask(request: request) { [self] isCancelled in
      do {
        if isCancelled { throw URLError(.cancelled) }
        let (data, response) = try load(request)
        completionHandler(data, response, nil)
      } catch {
        completionHandler(nil, nil, error)
      }
    }
  }

  /// Gives the session up.
  public func invalidateAndCancel() {}

  /// Gives the session up once its tasks are done.
  public func finishTasksAndInvalidate() {}

  func load(_ request: URLRequest) throws -> (Data, URLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    guard url.isFileURL else {
      let method = request.httpMethod ?? "GET"
      FileHandle.standardError.write(
        Data("\(method) \(url.absoluteString): no network; the app sees a lost connection\n".utf8)
      )
      throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    guard let data = FileManager.default.contents(atPath: url.path) else {
      throw URLError(.fileDoesNotExist, userInfo: [NSURLErrorFailingURLErrorKey: url])
    }
    let response = URLResponse(
      url: url,
      mimeType: nil,
      expectedContentLength: data.count,
      textEncodingName: nil
    )
    return (data, response)
  }
}
#endif
