public import OpenCombine

extension Publishers {
  /// A publisher of the latest values of two publishers.
  public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
    /// A pair of values, one from each publisher.
    public typealias Output = (A.Output, B.Output)
    /// The type of both publishers' errors.
    public typealias Failure = A.Failure

    /// The first publisher.
    public let a: A
    /// The second publisher.
    public let b: B

    /// Creates a publisher that combines two publishers.
    ///
    /// - Parameters:
    ///   - a: One publisher.
    ///   - b: The other publisher.
    public init(_ a: A, _ b: B) {
      self.a = a
      self.b = b
    }

    /// Attaches a subscriber, which receives a pair once both publishers have published a value.
    ///
    /// - Parameter subscriber: The receiver of the values.
    public func receive<S: Subscriber>(subscriber: S)
    where S.Failure == Failure, S.Input == Output {
      let latest = LatestValues<A.Output, B.Output, S>(downstream: subscriber)
      subscriber.receive(subscription: latest)
      a.subscribe(latest.firstSide())
      b.subscribe(latest.secondSide())
    }
  }
}

extension Publishers.CombineLatest: Equatable where A: Equatable, B: Equatable {}
