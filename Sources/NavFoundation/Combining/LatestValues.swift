import Foundation
package import OpenCombine

/// A subscription that combines the latest values of two publishers for one subscriber.
package final class LatestValues<First, Second, Downstream: Subscriber>: Subscription
where Downstream.Input == (First, Second) {
  // A subscriber may request more values or cancel while it receives one.
  private let lock = NSRecursiveLock()
  private var downstream: Downstream?
  private var demand = Subscribers.Demand.none
  private var first: First?
  private var second: Second?
  private var hasNews = false
  private var upstreams: [any Subscription] = []
  private var unfinished = 2

  package init(downstream: Downstream) {
    self.downstream = downstream
  }

  /// Returns a subscriber to the first publisher.
  package func firstSide() -> AnySubscriber<First, Downstream.Failure> {
    side { self.first = $0 }
  }

  /// Returns a subscriber to the second publisher.
  package func secondSide() -> AnySubscriber<Second, Downstream.Failure> {
    side { self.second = $0 }
  }

  package func request(_ demand: Subscribers.Demand) {
    lock.withLock {
      self.demand += demand
      deliver()
    }
  }

  package func cancel() {
    lock.withLock {
      downstream = nil
      for upstream in upstreams {
        upstream.cancel()
      }
      upstreams = []
    }
  }

  private func side<Value>(
    _ store: @escaping (Value) -> Void
  ) -> AnySubscriber<Value, Downstream.Failure> {
    AnySubscriber(
      receiveSubscription: { subscription in
        self.lock.withLock { self.upstreams.append(subscription) }
        subscription.request(.unlimited)
      },
      receiveValue: { value in
        self.lock.withLock {
          store(value)
          self.hasNews = true
          self.deliver()
        }
        return .none
      },
      receiveCompletion: { completion in
        self.lock.withLock { self.complete(completion) }
      }
    )
  }

  /// Delivers the latest pair if it is new and has been requested.
  private func deliver() {
    guard hasNews, demand > .none, let downstream, let first, let second else { return }
    hasNews = false
    demand -= 1
    demand += downstream.receive((first, second))
  }

  private func complete(_ completion: Subscribers.Completion<Downstream.Failure>) {
    unfinished -= 1
    switch completion {
    case .failure: end(completion)
    case .finished:
      if unfinished == 0 { end(.finished) }
    }
  }

  private func end(_ completion: Subscribers.Completion<Downstream.Failure>) {
    guard let downstream else { return }
    cancel()
    downstream.receive(completion: completion)
  }
}
