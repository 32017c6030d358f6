#if !canImport(Darwin)
public import Foundation

/// A connection that stays open, which fails here as on a device without a network.
public final class URLSessionWebSocketTask: URLSessionTask, @unchecked Sendable {
  /// A message.
  public enum Message: Sendable {
    /// Data.
    case data(Data)
    /// Text.
    case string(String)
  }

  /// The reason why a connection was closed.
  public enum CloseCode: Int, Sendable {
    /// None.
    case invalid = 0
    /// The connection is no longer needed.
    case normalClosure = 1000
    /// One endpoint is going away.
    case goingAway = 1001
    /// One endpoint violated the protocol.
    case protocolError = 1002
    /// The data are of an unsupported kind.
    case unsupportedData = 1003
    /// No reason was given.
    case noStatusReceived = 1005
    /// The connection was lost.
    case abnormalClosure = 1006
    /// The data do not match their kind.
    case invalidFramePayloadData = 1007
    /// A message violated the policy of the other endpoint.
    case policyViolation = 1008
    /// A message was too long.
    case messageTooBig = 1009
    /// An extension is missing.
    case mandatoryExtensionMissing = 1010
    /// The server failed.
    case internalServerError = 1011
    /// The connection is not safe.
    case tlsHandshakeFailure = 1015
  }

  /// The maximum length of a message, in bytes.
  public var maximumMessageSize = 1_048_576
  /// The reason why the connection was closed.
  public private(set) var closeCode = CloseCode.invalid
  /// Additional data about the reason.
  public private(set) var closeReason: Data?

  /// Fails, because there is no connection.
  public func send(_ message: Message) async throws { throw Self.failure }

  /// Fails, because there is no connection.
  public func send(
    _ message: Message,
    completionHandler: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(Self.failure) }
  }

  /// Fails, because there is no connection.
  public func receive() async throws -> Message { throw Self.failure }

  /// Fails, because there is no connection.
  public func receive(
    completionHandler: @escaping @Sendable (Result<Message, any Error>) -> Void
  ) {
    DispatchQueue.main.async { completionHandler(.failure(Self.failure)) }
  }

  /// Fails, because there is no connection.
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
  /// Reports that a connection is open.
  func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  )
  /// Reports that a connection was closed.
  func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode,
    reason: Data?
  )
}

extension URLSessionWebSocketDelegate {
  /// Does nothing.
  public func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didOpenWithProtocol protocol: String?
  ) {}
  /// Does nothing.
  public func urlSession(
    _ session: URLSession,
    webSocketTask: URLSessionWebSocketTask,
    didCloseWith closeCode: URLSessionWebSocketTask.CloseCode,
    reason: Data?
  ) {}
}

extension URLSession {
  /// Creates a connection.
  ///
  /// - Parameter url: The address.
  /// - Returns: A task, which waits for `resume()` and fails.
  public func webSocketTask(with url: URL) -> URLSessionWebSocketTask {
    webSocketTask(with: URLRequest(url: url))
  }

  /// Creates a connection.
  ///
  /// - Parameters:
  ///   - url: The address.
  ///   - protocols: The supported protocols.
  /// - Returns: A task, which waits for `resume()` and fails.
  public func webSocketTask(with url: URL, protocols: [String]) -> URLSessionWebSocketTask {
    webSocketTask(with: url)
  }

  /// Creates a connection.
  ///
  /// - Parameter request: The request.
  /// - Returns: A task, which waits for `resume()` and fails.
  public func webSocketTask(with request: URLRequest) -> URLSessionWebSocketTask {
    URLSessionWebSocketTask(request: request) { _ in }
  }
}
#endif
