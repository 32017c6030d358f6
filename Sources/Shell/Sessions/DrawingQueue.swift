import Dispatch

/// Draws results in their order on another thread, while the next command is on its way already.
///
/// What it draws is values, so it comes out the same whenever that happens. Only a few results wait.
struct DrawingQueue: Sendable {
  private let queue = DispatchQueue(label: "navlab.drawing")
  private let room = DispatchSemaphore(value: Self.limit)

  /// The most results that wait to be drawn.
  private static let limit = 16

  /// Draws something after all that was handed over before, and waits only where too much waits already.
  func add(_ draw: @escaping @Sendable () -> Void) {
    room.wait()
    queue.async { [room] in
      draw()
      room.signal()
    }
  }

  /// Waits until everything is drawn.
  func finish() {
    queue.sync {}
  }
}
