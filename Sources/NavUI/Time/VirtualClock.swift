/// A clock that advances only on request and wakes sleepers at their deadlines.
///
/// Sleepers with the same deadline wake in the order in which they went to sleep. Deadlines are whole nanoseconds,
/// rounded up, so that the clock agrees with the system's clock.
package struct VirtualClock: Sendable {
  /// A closure called when a sleeper reaches its deadline.
  package typealias Wake = @Sendable () -> Void

  /// The identity of a sleeper.
  package struct SleeperID: Hashable, Sendable {
    fileprivate let order: UInt64
  }

  /// The time since launch.
  package private(set) var now = Duration.zero

  private var nextOrder: UInt64 = 0
  private var wakes: [SleeperID: Wake] = [:]
  private var queue = SleeperHeap()

  /// Creates a clock at time zero.
  package init() {}

  /// The earliest deadline of a sleeper, or nil if there are none.
  package var nextDeadline: Duration? { queue.first?.deadline }

  /// Adds a sleeper, and returns the sleeper's identity.
  ///
  /// - Parameters:
  ///   - deadline: The instant of waking up; an instant that has passed counts as now.
  ///   - wake: A closure called then.
  /// - Returns: The sleeper's name, to cancel it.
  package mutating func schedule(at deadline: Duration, _ wake: @escaping Wake) -> SleeperID {
    let id = SleeperID(order: nextOrder)
    nextOrder += 1
    wakes[id] = wake
    queue.insert(Sleeper(deadline: max(deadline.roundedUpToNanoseconds, now), id: id))
    return id
  }

  /// Removes a sleeper, unless it has already woken or been cancelled.
  ///
  /// - Parameter id: The sleeper's name.
  package mutating func cancel(_ id: SleeperID) {
    wakes[id] = nil
    dropCancelled()
  }

  /// Advances to the next sleeper's deadline, but not beyond a given instant, and returns the sleepers that wake.
  ///
  /// - Parameter end: The last instant to move to.
  /// - Returns: The sleepers that wake, in order; empty when the clock has reached `end`.
  package mutating func step(to end: Duration) -> [Wake] {
    guard let deadline = nextDeadline, deadline <= end else {
      now = max(now, end)
      return []
    }
    now = deadline
    var due: [Wake] = []
    while let sleeper = queue.first, sleeper.deadline == deadline {
      queue.removeFirst()
      if let wake = wakes.removeValue(forKey: sleeper.id) {
        due.append(wake)
      }
    }
    dropCancelled()
    return due
  }

  /// Removes cancelled sleepers from the front of the queue.
  private mutating func dropCancelled() {
    while let sleeper = queue.first, wakes[sleeper.id] == nil {
      queue.removeFirst()
    }
  }
}

/// A sleeper, ordered by the time at which it wakes.
private struct Sleeper {
  let deadline: Duration
  let id: VirtualClock.SleeperID

  static func < (left: Self, right: Self) -> Bool {
    left.deadline == right.deadline
      ? left.id.order < right.id.order : left.deadline < right.deadline
  }
}

/// A heap of sleepers, the first of which wakes next.
private struct SleeperHeap {
  private var items: [Sleeper] = []

  var first: Sleeper? { items.first }

  mutating func insert(_ sleeper: Sleeper) {
    items.append(sleeper)
    var child = items.count - 1
    while child > 0 {
      let parent = (child - 1) / 2
      guard items[child] < items[parent] else { return }
      items.swapAt(child, parent)
      child = parent
    }
  }

  mutating func removeFirst() {
    items.swapAt(0, items.count - 1)
    items.removeLast()
    var parent = 0
    while let child = smallerChild(of: parent), items[child] < items[parent] {
      items.swapAt(child, parent)
      parent = child
    }
  }

  private func smallerChild(of parent: Int) -> Int? {
    let left = 2 * parent + 1
    let right = left + 1
    guard left < items.count else { return nil }
    return right < items.count && items[right] < items[left] ? right : left
  }
}
