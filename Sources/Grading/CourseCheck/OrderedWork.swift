import Dispatch
import Foundation
import Synchronization

/// Work that processes items on several threads and delivers the products in the order of the items.
package struct OrderedWork<Item: Sendable, Product: Sendable>: Sendable {
  /// The items to process.
  package let items: [Item]
  /// The number of working threads.
  package let jobs: Int
  /// A closure that processes one item.
  package let make: @Sendable (Item) throws -> Product

  /// Creates work that processes several items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - jobs: The number of working threads.
  ///   - make: A closure that processes one item.
  package init(items: [Item], jobs: Int, make: @escaping @Sendable (Item) throws -> Product) {
    self.items = items
    self.jobs = jobs
    self.make = make
  }

  /// Processes all items, and delivers the products in order.
  ///
  /// - Parameter take: A closure called with each product in order, on the caller's thread.
  /// - Throws: The first error of `make`, in the order of the items; no further item is begun then.
  package func run(take: (Product) -> Void) throws {
    let products = SharedProducts<Product>(count: items.count)
    for _ in 0..<max(1, min(jobs, items.count)) {
      let thread = Thread { [items, make] in
        while let index = products.next() {
          products.finish(index, Result { try make(items[index]) })
        }
      }
      // Deep trees of views are drawn and compared recursively.
      thread.stackSize = 8 << 20
      thread.start()
    }
    for index in items.indices {
      do {
        take(try products.wait(for: index).get())
      } catch {
        products.stop()
        throw error
      }
    }
  }
}

/// The shared state of the threads: the next item, and the products that have not been collected yet.
private final class SharedProducts<Product: Sendable>: Sendable {
  private struct State {
    var next = 0
    var finished: [Int: Result<Product, any Error>] = [:]
  }

  private let count: Int
  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)

  init(count: Int) {
    self.count = count
  }

  func next() -> Int? {
    state.withLock { state in
      guard state.next < count else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  func finish(_ index: Int, _ product: Result<Product, any Error>) {
    state.withLock { $0.finished[index] = product }
    arrivals.signal()
  }

  func wait(for index: Int) -> Result<Product, any Error> {
    while true {
      if let product = state.withLock({ $0.finished.removeValue(forKey: index) }) { return product }
      arrivals.wait()
    }
  }

  func stop() {
    state.withLock { $0.next = count }
  }
}
