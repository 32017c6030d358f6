#if os(Linux)
internal import Glibc

/// A reason why an app can never continue.
enum Standstill {
  /// All threads wait for one another, or for an event that never happens.
  case deadlock
  /// The main thread waits for an event, while other threads do only other work now and then.
  case endlessWait
  /// A block, an operation or a thread never ends.
  case endlessBlock
  /// The dispatch library has found a mistake without reporting it.
  case brokenRule

  /// The number of times that time may pass while the main thread waits.
  static let patience = 100_000

  /// Reports the reason, and ends the process.
  func report() -> Never {
    let text = Array("Fatal error: \(reason)\n".utf8)
    _ = text.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    abort()
  }

  private var reason: String {
    switch self {
    case .deadlock:
      """
      The main thread waits for something that will never happen. Every other thread waits too, so nothing can signal \
      the semaphore, leave the group, unlock the lock or finish the block. Never wait on the main thread for work that \
      needs the main thread
      """
    case .endlessWait:
      """
      The main thread waits for something that does not happen, however much time passes. Look at the semaphore, group \
      or lock that it waits for, and at the code that should signal it
      """
    case .endlessBlock:
      """
      Work in the background does not end. A block on a queue, an operation, a thread or a detached task has run for \
      seconds without a pause. Look for a loop that does not end there
      """
    case .brokenRule:
      """
      Dispatch stopped the app. Most often a queue waits for itself: code on a queue calls `sync` on that same queue, \
      as with `DispatchQueue.main.sync` on the main thread. Other causes: a group is left more often than it is \
      entered, or a queue or source is released while it is suspended
      """
    }
  }
}
#endif
