internal import Dispatch

/// Whether the caller is where the main actor runs: on the main thread, or on the main dispatch queue.
///
/// A program that has given its main thread away, as test runners do on Linux, runs the main queue on
/// other threads.
///
/// - Returns: True where main-actor state may be touched.
package func isMainThread() -> Bool {
  if let mainThread { return pthread_equal(pthread_self(), mainThread) != 0 }
  return DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

/// The main thread, where it has the main queue to itself; asking the system each time is slow.
private let mainThread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

private let mainQueueMark: DispatchSpecificKey<Void> = {
  let mark = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: mark, value: ())
  return mark
}()
