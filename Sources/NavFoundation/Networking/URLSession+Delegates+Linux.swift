#if !canImport(Darwin)
public import Foundation

extension URLSession {
  /// Loads the data at a URL, and returns it with the response.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - delegate: The object to tell about the task, which fixtures leave alone.
  /// - Returns: The data and the response.
  /// - Throws: `URLError` if there is no answer.
  public func data(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await data(from: url)
  }

  /// Loads the data for a request, and returns it with the response.
  ///
  /// - Parameters:
  ///   - request: The request to load.
  ///   - delegate: The object to tell about the task, which fixtures leave alone.
  /// - Returns: The data and the response.
  /// - Throws: `URLError` if there is no answer.
  public func data(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await data(for: request)
  }

  /// Sends data with a request, and returns the response.
  ///
  /// - Parameters:
  ///   - request: The request that sends the data.
  ///   - bodyData: The data.
  ///   - delegate: The object to tell about the task, which fixtures leave alone.
  /// - Returns: The data and the response.
  /// - Throws: `URLError` if there is no answer.
  public func upload(
    for request: URLRequest,
    from bodyData: Data,
    delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: bodyData)
  }

  /// Sends a file with a request, and returns the response.
  ///
  /// - Parameters:
  ///   - request: The request that sends the file.
  ///   - fileURL: The file.
  ///   - delegate: The object to tell about the task, which fixtures leave alone.
  /// - Returns: The data and the response.
  /// - Throws: `URLError` if there is no answer, or an error if the file cannot be read.
  public func upload(
    for request: URLRequest,
    fromFile fileURL: URL,
    delegate: (any URLSessionTaskDelegate)? = nil
  ) async throws -> (Data, URLResponse) {
    try await upload(for: request, from: Data(contentsOf: fileURL))
  }

  /// Loads a file from a URL, and returns its place on disk with the response.
  ///
  /// - Parameters:
  ///   - url: The place.
  ///   - delegate: The object to tell about the task, which fixtures leave alone.
  /// - Returns: The file and the response.
  /// - Throws: `URLError` if there is no answer.
  public func download(
    from url: URL,
    delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await download(from: url)
  }

  /// Loads a file for a request, and returns its place on disk with the response.
  ///
  /// - Parameters:
  ///   - request: The request to load.
  ///   - delegate: The object to tell about the task, which fixtures leave alone.
  /// - Returns: The file and the response.
  /// - Throws: `URLError` if there is no answer.
  public func download(
    for request: URLRequest,
    delegate: (any URLSessionTaskDelegate)?
  ) async throws -> (URL, URLResponse) {
    try await download(for: request)
  }
}
#endif
