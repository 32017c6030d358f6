#if !canImport(Darwin)
public import Foundation

/// A session that loads the app's own files and fixtures.
///
/// Other requests fail, as on a device without a network.
///
/// An app in NavLab has no network, so it always behaves in the same way, and a server cannot affect a grade. A folder
/// `Fixtures` beside the app contains the responses; other requests are reported on the console.
open class URLSession: NSObject, @unchecked Sendable {
  /// The session with default settings.
  public static let shared = URLSession(configuration: .default)
  /// The settings of the session.
  public let configuration: URLSessionConfiguration
  /// The delegate that receives the results of tasks without a completion handler.
  public let delegate: (any URLSessionDelegate)?
  /// The queue on which the delegate is called.
  public let delegateQueue: OperationQueue

  /// Creates a session with a configuration.
  ///
  /// - Parameter configuration: The settings.
  public init(configuration: URLSessionConfiguration) {
    self.configuration = configuration
    delegate = nil
    delegateQueue = .main
  }

  /// Creates a session that reports to a delegate.
  ///
  /// - Parameters:
  ///   - configuration: The settings.
  ///   - delegate: The object that receives the results of tasks without a closure.
  ///   - queue: The queue for the delegate, which is ignored because the delegate is called on the main queue.
  public init(
    configuration: URLSessionConfiguration,
    delegate: (any URLSessionDelegate)?,
    delegateQueue queue: OperationQueue?
  ) {
    self.configuration = configuration
    self.delegate = delegate
    delegateQueue = queue ?? .main
  }

  /// Loads the data at a URL, and returns it with the response.
  ///
  /// - Parameter url: The place.
  /// - Returns: The data and the response.
  /// - Throws: `URLError` if the place is not a file that can be read.
  public func data(from url: URL) async throws -> (Data, URLResponse) {
    try await data(for: URLRequest(url: url))
  }

  /// Loads the data for a request, and returns it with the response.
  ///
  /// - Parameter request: The request to load.
  /// - Returns: The data and the response.
  /// - Throws: `URLError` if the place is not a file that can be read.
  public func data(for request: URLRequest) async throws -> (Data, URLResponse) {
    // A load never ends in the turn of the loop in which it begins.
    await Task.yield()
    try Task.checkCancellation()
    let answer = try answer(to: request)
    if answer.delay > 0 { try await Task.sleep(for: .seconds(answer.delay)) }
    return try load(request, answer)
  }

  /// Sends data with a request, and returns the response.
  ///
  /// - Parameters:
  ///   - request: The request that sends the data.
  ///   - bodyData: The data.
  /// - Returns: The answer and its dialog.
  /// - Throws: `URLError`, since there is no network.
  public func upload(
    for request: URLRequest,
    from bodyData: Data
  ) async throws -> (Data, URLResponse) {
    try await data(for: request)
  }

  /// Creates a task that loads the data at a URL.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - completionHandler: A closure called with the data or an error.
  /// - Returns: A task, which waits for `resume()`.
  @preconcurrency
  public func dataTask(
    with url: URL,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Creates a task that loads the data for a request.
  ///
  /// - Parameters:
  ///   - request: The request to load.
  ///   - completionHandler: A closure called with the data or an error.
  /// - Returns: A task, which waits for `resume()`.
  @preconcurrency
  public func dataTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDataTask {
    // A request without an answer fails when the task begins.
    let found = Result { try answer(to: request, quietly: true) }
    let delay = (try? found.get())?.delay ?? 0
    return URLSessionDataTask(request: request, delay: delay) { [self] isCancelled in
      do {
        if isCancelled { throw URLError(.cancelled) }
        let (data, response) = try load(request, try answer(to: request))
        completionHandler(data, response, nil)
      } catch {
        completionHandler(nil, nil, error)
      }
    }
  }

  /// Ignores the request to invalidate the session and cancel its tasks.
  public func invalidateAndCancel() {}

  /// Ignores the request to invalidate the session after its tasks have finished.
  public func finishTasksAndInvalidate() {}

  /// Returns the response to a request.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - quietly: Whether to ignore missing answers silently.
  /// - Returns: The answer.
  /// - Throws: `URLError` if there is none.
  func answer(
    to request: URLRequest,
    quietly: Bool = false
  ) throws -> NetworkFixtures.Answer {
    guard let url = request.url else { throw URLError(.badURL) }
    let method = request.httpMethod ?? "GET"
    if url.isFileURL { return NetworkFixtures.Answer(file: url) }
    if let answer = NetworkFixtures.main?.answer(to: method, url) { return answer }
    if !quietly {
      let reason =
        NetworkFixtures.main == nil
        ? "there is no network, so the app sees a lost connection"
        : "there is no fixture for this request, so the app sees a lost connection"
      FileHandle.standardError.write(
        Data("\(method) \(url.absoluteString): \(reason)\n".utf8)
      )
    }
    throw URLError(.notConnectedToInternet, userInfo: [NSURLErrorFailingURLErrorKey: url])
  }

  func load(
    _ request: URLRequest,
    _ answer: NetworkFixtures.Answer
  ) throws -> (Data, URLResponse) {
    guard let url = request.url else { throw URLError(.badURL) }
    let details = [NSURLErrorFailingURLErrorKey: url]
    if let failure = answer.failure { throw URLError(failure, userInfo: details) }
    let data = answer.file.map { FileManager.default.contents(atPath: $0.path) } ?? Data()
    guard let data else { throw URLError(.fileDoesNotExist, userInfo: details) }
    if url.isFileURL {
      let response = URLResponse(
        url: url,
        mimeType: nil,
        expectedContentLength: data.count,
        textEncodingName: nil
      )
      return (data, response)
    }
    let kinds = ["json": "application/json", "png": "image/png", "jpg": "image/jpeg"]
    let kind = answer.file.flatMap { kinds[$0.pathExtension.lowercased()] }
    let response = HTTPURLResponse(
      url: url,
      statusCode: answer.status,
      httpVersion: "HTTP/1.1",
      headerFields: [
        "Content-Length": "\(data.count)",
        "Content-Type": kind ?? "text/plain; charset=utf-8",
      ]
    )
    guard let response else { throw URLError(.badServerResponse, userInfo: details) }
    return (data, response)
  }
}
#endif
