#if !canImport(Darwin)
public import Foundation
public import OpenCombine

extension URLSession {
  /// A publisher of loaded data.
  public struct DataTaskPublisher: Publisher, Sendable {
    /// The data and the metadata of a response.
    public typealias Output = (data: Data, response: URLResponse)
    /// The type of errors that prevent data from being loaded.
    public typealias Failure = URLError

    /// The request for the data.
    public let request: URLRequest
    /// The session that loads the data.
    public let session: URLSession

    /// Creates a publisher for a request.
    ///
    /// - Parameters:
    ///   - request: The request to load.
    ///   - session: The session.
    public init(request: URLRequest, session: URLSession) {
      self.request = request
      self.session = session
    }

    /// Attaches a subscriber, which receives the data.
    ///
    /// - Parameter subscriber: The receiver of the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      Deferred {
        Future { promise in
          nonisolated(unsafe) let promise = promise
          session.dataTask(with: request) { data, response, error in
            guard let data, let response else {
              return promise(.failure(error as? URLError ?? URLError(.unknown)))
            }
            promise(.success((data: data, response: response)))
          }
          .resume()
        }
      }
      .receive(subscriber: subscriber)
    }
  }

  /// Returns a publisher of the data at a URL.
  ///
  /// - Parameter url: The place.
  /// - Returns: A publisher that loads for each subscriber.
  public func dataTaskPublisher(for url: URL) -> DataTaskPublisher {
    dataTaskPublisher(for: URLRequest(url: url))
  }

  /// Returns a publisher of the data for a request.
  ///
  /// - Parameter request: The request to load.
  /// - Returns: A publisher that loads for each subscriber.
  public func dataTaskPublisher(for request: URLRequest) -> DataTaskPublisher {
    DataTaskPublisher(request: request, session: self)
  }
}
#endif
