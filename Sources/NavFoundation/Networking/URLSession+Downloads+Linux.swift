#if !canImport(Darwin)
public import Foundation

/// A task that loads a file.
public final class URLSessionDownloadTask: URLSessionTask, @unchecked Sendable {}

/// A task that sends data.
public final class URLSessionUploadTask: URLSessionTask, @unchecked Sendable {}

extension URLSession {
  /// Loads the file at a URL, and returns its location with the response.
  ///
  /// - Parameter url: The place.
  /// - Returns: The location of a copy and the response.
  /// - Throws: `URLError` if there is nothing to load.
  public func download(from url: URL) async throws -> (URL, URLResponse) {
    try await download(for: URLRequest(url: url))
  }

  /// Loads the file for a request, and returns its location with the response.
  ///
  /// - Parameter request: The request to load.
  /// - Returns: The location of a copy and the response.
  /// - Throws: `URLError` if there is nothing to load.
  public func download(for request: URLRequest) async throws -> (URL, URLResponse) {
    let (data, response) = try await data(for: request)
    return (try Self.temporaryFile(with: data), response)
  }

  /// Creates a task that loads the file at a URL.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - completionHandler: A closure called with the location of a copy, or an error.
  /// - Returns: A task, which waits for `resume()`.
  @preconcurrency
  public func downloadTask(
    with url: URL,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url), completionHandler: completionHandler)
  }

  /// Creates a task that loads the file for a request.
  ///
  /// - Parameters:
  ///   - request: The request to load.
  ///   - completionHandler: A closure called with the location of a copy, or an error.
  /// - Returns: A task, which waits for `resume()`.
  @preconcurrency
  public func downloadTask(
    with request: URLRequest,
    completionHandler: @escaping @Sendable (URL?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionDownloadTask {
    URLSessionDownloadTask(request: request, delay: delay(of: request)) { [self] isCancelled in
      do {
        let (data, response) = try load(request, unless: isCancelled)
        completionHandler(try Self.temporaryFile(with: data), response, nil)
      } catch {
        completionHandler(nil, nil, error)
      }
    }
  }

  /// Creates a task that loads the file at a URL and reports to the delegate.
  ///
  /// - Parameter url: The place.
  /// - Returns: A task, which waits for `resume()`.
  public func downloadTask(with url: URL) -> URLSessionDownloadTask {
    downloadTask(with: URLRequest(url: url))
  }

  /// Creates a task that loads the file for a request and reports to the delegate.
  ///
  /// - Parameter request: The request to load.
  /// - Returns: A task, which waits for `resume()`.
  public func downloadTask(with request: URLRequest) -> URLSessionDownloadTask {
    let this = Reference<URLSessionDownloadTask>()
    let task = URLSessionDownloadTask(request: request, delay: delay(of: request)) {
      [self] isCancelled in
      guard let task = this.value else { return }
      let delegate = self.delegate as? any URLSessionDownloadDelegate
      do {
        let data = try load(request, unless: isCancelled).0
        let count = Int64(data.count)
        delegate?.urlSession(
          self,
          downloadTask: task,
          didWriteData: count,
          totalBytesWritten: count,
          totalBytesExpectedToWrite: count
        )
        let file = try Self.temporaryFile(with: data)
        delegate?.urlSession(self, downloadTask: task, didFinishDownloadingTo: file)
        finish(task, nil)
      } catch {
        finish(task, error)
      }
    }
    this.value = task
    return task
  }

  /// Creates a task that loads the data at a URL and reports to the delegate.
  ///
  /// - Parameter url: The place.
  /// - Returns: A task, which waits for `resume()`.
  public func dataTask(with url: URL) -> URLSessionDataTask {
    dataTask(with: URLRequest(url: url))
  }

  /// Creates a task that loads the data for a request and reports to the delegate.
  ///
  /// - Parameter request: The request to load.
  /// - Returns: A task, which waits for `resume()`.
  public func dataTask(with request: URLRequest) -> URLSessionDataTask {
    let this = Reference<URLSessionDataTask>()
    let task = URLSessionDataTask(request: request, delay: delay(of: request)) {
      [self] isCancelled in
      guard let task = this.value else { return }
      do {
        let data = try load(request, unless: isCancelled).0
        (delegate as? any URLSessionDataDelegate)?.urlSession(
          self,
          dataTask: task,
          didReceive: data
        )
        finish(task, nil)
      } catch {
        finish(task, error)
      }
    }
    this.value = task
    return task
  }

  /// Creates a task that sends data.
  ///
  /// - Parameters:
  ///   - request: The request.
  ///   - bodyData: The data.
  ///   - completionHandler: A closure called with the answer, or an error.
  /// - Returns: A task, which waits for `resume()`.
  @preconcurrency
  public func uploadTask(
    with request: URLRequest,
    from bodyData: Data?,
    completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
  ) -> URLSessionUploadTask {
    var request = request
    request.httpBody = bodyData
    let sent = request
    return URLSessionUploadTask(request: sent, delay: delay(of: sent)) { [self] isCancelled in
      do {
        let (data, response) = try load(sent, unless: isCancelled)
        completionHandler(data, response, nil)
      } catch {
        completionHandler(nil, nil, error)
      }
    }
  }

  private func finish(_ task: URLSessionTask, _ error: (any Error)?) {
    (delegate as? any URLSessionTaskDelegate)?.urlSession(
      self,
      task: task,
      didCompleteWithError: error
    )
  }

  /// Returns the delay of the response, which is zero for a request that fails.
  private func delay(of request: URLRequest) -> Double {
    (try? answer(to: request, quietly: true).delay) ?? 0
  }

  private func load(
    _ request: URLRequest,
    unless isCancelled: Bool
  ) throws -> (Data, URLResponse) {
    if isCancelled { throw URLError(.cancelled) }
    return try load(request, try answer(to: request))
  }

  private static func temporaryFile(with data: Data) throws -> URL {
    let file = FileManager.default.temporaryDirectory.appending(
      path: "CFNetworkDownload_\(UUID().uuidString).tmp"
    )
    try data.write(to: file)
    return file
  }
}

/// A reference that lets the closure of a task access the task itself.
private final class Reference<Value: AnyObject>: @unchecked Sendable {
  weak var value: Value?
}
#endif
