#if !canImport(Darwin)
public import Foundation

/// A load in progress.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// The state of a task.
  public enum State: Int, Sendable {
    /// It is loading.
    case running
    /// It is waiting for `resume()`.
    case suspended
    /// It is being cancelled.
    case canceling
    /// The task is done.
    case completed
  }

  /// The request with which the task began.
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

  /// Reports the result of the load, once.
  private func complete() {
    let isCancelled: Bool? = lock.withLock {
      guard progress != .completed else { return nil }
      let isCancelled = progress == .canceling
      progress = .completed
      return isCancelled
    }
    if let isCancelled { finish(isCancelled) }
  }

  /// Cancels the load, and reports that.
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

/// A load of data.
public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
#endif
