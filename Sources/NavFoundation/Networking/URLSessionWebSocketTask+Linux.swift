#if !canImport(Darwin)
public import Foundation

/// A WebSocket connection, which fails as on a device without a network.
public final class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// A message on a connection.
  public enum Message: Sendable {
    /// A message with binary data.
    case data(Data)
    /// A message with text.
    case string(String)
  }

  /// A reason why a connection was closed.
  public enum CloseCode: Int, Sendable {
    /// No reason, because the connection is not closed.
    case invalid = 0
    /// The normal end of a connection that has served its purpose.
    case normalClosure = 1000
    /// The departure of one endpoint.
    case goingAway = 1001
    /// A violation of the protocol by one endpoint.
    case protocolError = 1002
    /// Data of an unsupported kind.
    case unsupportedData = 1003
    /// An unspecified reason.
    case noStatusReceived = 1005
    /// The loss of the connection.
    case abnormalClosure = 1006
    /// Data that does not match the kind of its message.
    case invalidFramePayloadData = 1007
    /// A message that violated the policy of the other endpoint.
    case policyViolation = 1008
    /// A message that was too long.
    case messageTooBig = 1009
    /// The absence of a required extension.
    case mandatoryExtensionMissing = 1010
    /// An internal error of the server.
    case internalServerError = 1011
    /// The failure to establish a secure connection.
    case tlsHandshakeFailure = 1015
  }

  /// The maximum length of a message, in bytes.
  public var maximumMessageSize = 1_048_576
  /// The reason why the connection was closed.
  public private(set) var closeCode = CloseCode.invalid
  /// Additional data about the closing of the connection.
  public private(set) var closeReason: Data?

  /// Throws an error, because there is no connection.
  public func send(_ message: Message) async throws { throw Self.failure }

  /// Reports an error, because there is no connection.
  public func send(
    _ message: Message,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(Self.failure) }
  }

  /// Throws an error, because there is no connection.
  public func receive() async throws -> Message { throw Self.failure }

  /// Reports an error, because there is no connection.
  public func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.failure(Self.failure)) }
  }

  /// Reports an error, because there is no connection.
  public func sendPing(pongReceiveHandler: @escaping @Sendable ((any Error)?) -> Void) {
    DispatchQueue.main.async { pongReceiveHandler(Self.failure) }
  }

  /// Closes the connection.
  public func cancel(with closeCode: CloseCode, reason: Data?) {
    self.closeCode = closeCode
    closeReason = reason
    cancel()
  }

  private static var failure: URLError { URLError(.notConnectedToInternet) }
}

/// A receiver of the events of a session's connections.
public protocol URLSessionWebSocketDelegate: URLSessionTaskDelegate {
  /// Reports that a connection has been opened.
  func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  )
  /// Reports that a connection has been closed.
  func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode,
    reason: Data?
  )
}

extension URLSessionWebSocketDelegate {
  /// Ignores the opening of a connection.
  public func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// Ignores the closing of a connection.
  public func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode,
    reason: Data?
  ) {}
}

extension URLSession {
  /// Creates a connection to a URL.
  ///
  /// - Parameter url: The address.
  /// - Returns: A task, which waits for `resume()` and fails.
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  /// Creates a connection to a URL with the given WebSocket protocols.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - protocols: The supported protocols.
  /// - Returns: A task, which waits for `resume()` and fails.
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: url)
  }

  /// Creates a connection for a request.
  ///
  /// - Parameter request: The request.
  /// - Returns: A task, which waits for `resume()` and fails.
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request: request) { _ in }
  }
}
#endif
