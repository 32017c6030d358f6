#if !canImport(Darwin)
public import Foundation

/// A task that loads data in a session.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// A state of a task.
  public enum State: Int, Sendable {
    /// A task that is loading.
    case running
    /// A task that is waiting for `resume()`.
    case suspended
    /// A task that is being cancelled.
    case canceling
    /// A task that has finished.
    case completed
  }

  /// The request with which the task was created.
  public let originalRequest: URLRequest?
  private let lock = NSLock()
  private var progress = State.suspended
  private let finish: @Sendable (_ isCancelled: Bool) -> Void

  private let delay: Double

  init(
    request: URLRequest,
    delay: Double = 0,
    finish: @escaping @Sendable (_ isCancelled: Bool) -> Void
  ) {
    originalRequest = request
    self.delay = delay
    self.finish = finish
  }

  /// The state of the task.
  public var state: State { lock.withLock { progress } }

  /// Starts or resumes loading.
  public func resume() {
    let begins = lock.withLock {
      guard progress == .suspended else { return false }
      progress = .running
      return true
    }
    guard begins else { return }
    // The main queue is used because it follows the app's clock, unlike a thread.
    guard delay > 0 else { return DispatchQueue.main.async { [self] in complete() } }
    DispatchQueue.main.asyncAfter(deadline: .now() + delay) { [self] in complete() }
  }

  /// Reports the result of the load, unless it has already been reported.
  private func complete() {
    let isCancelled: Bool? = lock.withLock {
      guard progress != .completed else { return nil }
      let isCancelled = progress == .canceling
      progress = .completed
      return isCancelled
    }
    if let isCancelled { finish(isCancelled) }
  }

  /// Cancels the load, and reports the cancellation.
  public func cancel() {
    let waits = lock.withLock {
      guard progress == .running || progress == .suspended else { return false }
      let isRunning = progress == .running
      progress = .canceling
      return isRunning && delay > 0
    }
    // The answer to a cancelled request is ignored.
    if waits { DispatchQueue.main.async { [self] in complete() } }
  }
}

/// A task that loads data into memory.
public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
#endif
