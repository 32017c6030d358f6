import Dispatch
import Synchronization

/// A queue that draws results in order on another thread while the next command already runs.
///
/// What it draws is values, so it comes out the same whenever that happens. Only a few results wait.
final class DrawingQueue: Sendable {
  private let queue = DispatchQueue(label: "navlab.drawing")
  private let room = DispatchSemaphore(value: DrawingQueue.limit)
  private let waiting = Atomic(0)

  /// The maximum number of results in the queue.
  private static let limit = 16

  /// Adds a drawing to the queue; waits only if the queue is full.
  ///
  /// - Parameters:
  ///   - isQuick: Whether to hand it over would take longer than to draw it, once it is its turn.
  ///   - draw: Draws it.
  func add(isQuick: Bool, _ draw: @escaping @Sendable () -> Void) {
    guard !isQuick || waiting.load(ordering: .acquiring) > 0 else { return draw() }
    room.wait()
    waiting.add(1, ordering: .acquiringAndReleasing)
    queue.async { [self] in
      draw()
      waiting.subtract(1, ordering: .acquiringAndReleasing)
      room.signal()
    }
  }

  /// Waits until everything is drawn.
  func finish() {
    queue.sync {}
  }
}
