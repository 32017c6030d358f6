import Dispatch
import Synchronization

/// A queue that draws results in order on another thread while the next command runs.
///
/// A drawing contains only values, so the time of drawing does not matter. Only a few results wait in the queue.
final class DrawingQueue: Sendable {
  private let queue = DispatchQueue(label: "navlab.drawing")
  private let room = DispatchSemaphore(value: DrawingQueue.limit)
  private let waiting = Atomic(0)

  /// The maximum number of results in the queue.
  private static let limit = 16

  /// Adds a drawing to the queue, waiting only if the queue is full.
  ///
  /// - Parameters:
  ///   - isQuick: Whether drawing immediately is faster than handing it over, if the queue is empty.
  ///   - draw: A closure that draws the result.
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

  /// Waits until all drawings are complete.
  func finish() {
    queue.sync {}
  }
}
