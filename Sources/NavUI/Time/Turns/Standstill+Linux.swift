#if os(Linux)
internal import Glibc

/// A reason why an app cannot continue.
enum Standstill {
  /// A deadlock in which all threads wait for one another or for an event that never happens.
  case deadlock
  /// A wait of the main thread for an event that the other threads never cause.
  case endlessWait
  /// A block, an operation or a thread that never ends.
  case endlessBlock
  /// A misuse of the dispatch library, which ends the process without a message.
  case brokenRule

  /// The maximum number of clock advances while the main thread waits.
  static let patience = 100_000

  /// Reports the reason and ends the process.
  func report() -> Never {
    if !isOfThisThread { CrashCalls.forget() }
    let text = Array("Fatal error: \(reason)\n".utf8)
    _ = text.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    abort()
  }

  /// A Boolean value that indicates whether the calling thread is the one with the mistake.
  private var isOfThisThread: Bool {
    switch self {
    case .deadlock, .endlessWait: CrashCalls.isOnMainThread
    // Another thread waits for its turn in vain.
    case .endlessBlock: false
    case .brokenRule: true
    }
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
      seconds without a pause. Look there for a loop that does not end
      """
    case .brokenRule:
      """
      Dispatch stopped the app. Most often, a queue waits for itself: code on a queue calls `sync` on that same queue, \
      for example `DispatchQueue.main.sync` on the main thread. Other causes: a group is left more often than it is \
      entered, or a queue or source is released while it is suspended
      """
    }
  }
}
#endif
