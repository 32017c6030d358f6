internal import Dispatch

/// Returns whether the caller runs on the main thread or the main dispatch queue.
///
/// A program that has given up its main thread, as test runners do on Linux, runs the main queue on other threads.
///
/// - Returns: Whether main-actor state may be used.
package func isMainThread() -> Bool {
  if let mainThread { return pthread_equal(pthread_self(), mainThread) != 0 }
  return DispatchQueue.getSpecific(key: mainQueueMark) != nil
}

/// Returns whether the caller runs on the main actor, which a detached task on the main thread does not.
///
/// - Returns: Whether the caller runs as the main actor, which also applies to blocks on the main dispatch queue.
func isMainActor() -> Bool {
  isMainThread() && !ProcessTime.isOutsideMainActor
}

/// Runs main-actor code on the caller's thread, regardless of the current actor.
///
/// Threads take turns, so other code may change the main actor's state during its turn. `MainActor.assumeIsolated`
/// would end the app then, although SwiftUI continues.
///
/// - Parameter body: The code; `isMainThread()` must hold, or the thread must have its turn.
/// - Returns: The result of `body`.
package func assumeMainThread<Result>(_ body: @MainActor () -> Result) -> Result {
  withoutActuallyEscaping(body) { body in
    unsafeBitCast(body, to: (() -> Result).self)()
  }
}

/// The cached main thread, or nil if the main thread does not own the main queue.
private let mainThread: pthread_t? = Thread.isMainThread ? pthread_self() : nil

private let mainQueueMark: DispatchSpecificKey<Void> = {
  let mark = DispatchSpecificKey<Void>()
  DispatchQueue.main.setSpecific(key: mark, value: ())
  return mark
}()
