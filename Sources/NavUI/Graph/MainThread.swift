internal import Dispatch

/// Whether the caller is where the main actor runs: on the main thread, or on the main dispatch queue.
///
/// A program that has given its main thread away, as test runners do on Linux, runs the main queue on
/// other threads.
///
/// - Returns: True where main-actor state may be touched.
package func isMainThread() -> Bool {
  Thread.isMainThread || DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

private let mainQueueMark: DispatchSpecificKey<Void> = {
  let mark = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: mark, value: ())
  return mark
}()
