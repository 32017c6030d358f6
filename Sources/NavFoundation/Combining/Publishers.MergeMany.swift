public import OpenCombine

extension Publishers {
  /// A publisher of the values of any number of publishers in order of arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The type of the publishers' values.
    public typealias Output = Upstream.Output
    /// The type of the publishers' errors.
    public typealias Failure = Upstream.Failure

    /// The publishers whose values are merged.
    public let publishers: [Upstream]

    /// Creates a publisher that merges the given publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Creates a publisher that merges the publishers of a sequence.
    ///
    /// - Parameter upstream: The publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Attaches a subscriber to this publisher.
    ///
    /// - Parameter subscriber: The receiver of the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      publishers.publisher
        .setFailureType(to: Failure.self)
        .flatMap { $0 }
        .receive(subscriber: subscriber)
    }

    /// Returns a publisher that also merges the given publisher.
    ///
    /// - Parameter other: The publisher.
    /// - Returns: A publisher of all the values.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
