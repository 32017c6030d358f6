public import OpenCombine

extension Publishers {
  /// A publisher of the values of any number of publishers in order of arrival.
  public struct MergeMany<Upstream: Publisher>: Publisher {
    /// The values of the publishers.
    public typealias Output = Upstream.Output
    /// The error of the publishers.
    public typealias Failure = Upstream.Failure

    /// The publishers.
    public let publishers: [Upstream]

    /// Merges publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init(_ upstream: Upstream...) {
      publishers = upstream
    }

    /// Merges publishers.
    ///
    /// - Parameter upstream: The publishers.
    public init<S: Swift.Sequence>(_ upstream: S) where S.Element == Upstream {
      publishers = Array(upstream)
    }

    /// Starts publishing values.
    ///
    /// - Parameter subscriber: The receiver of the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      publishers.publisher
        .setFailureType(to: Failure.self)
        .flatMap { $0 }
        .receive(subscriber: subscriber)
    }

    /// Adds another publisher.
    ///
    /// - Parameter other: The publisher.
    /// - Returns: A publisher of all the values.
    public func merge(with other: Upstream) -> Publishers.MergeMany<Upstream> {
      MergeMany(publishers + [other])
    }
  }
}

extension Publishers.MergeMany: Equatable where Upstream: Equatable {}
