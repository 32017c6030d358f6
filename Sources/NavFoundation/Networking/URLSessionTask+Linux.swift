#if !canImport(Darwin)
public import Foundation

/// A load that has been asked for.
open class URLSessionTask: NSObject, @unchecked Sendable {
  /// How far a task has come.
  public enum State: Int, Sendable {
    /// It loads.
    case running
    /// It waits for `resume()`.
    case suspended
    /// It is being cancelled.
    case canceling
    /// It is done.
    case completed
  }

  /// What was asked for.
  public let originalRequest: URLRequest?
  private let lock = NSLock()
  private var progress = State.suspended
  private let finish: @Sendable (_ isCancelled: Bool) -> Void

  init(request: URLRequest, finish: @escaping @Sendable (_ isCancelled: Bool) -> Void) {
    originalRequest = request
    self.finish = finish
  }

  /// How far the task has come.
  public var state: State { lock.withLock { progress } }

  /// Begins to load.
  public func resume() {
    let begins = lock.withLock {
      guard progress == .suspended else { return false }
      progress = .running
      return true
    }
    guard begins else { return }
    // The main queue, which follows the app's clock, rather than a thread that follows none.
    DispatchQueue.main.async { [self] in
      let isCancelled = lock.withLock {
        let isCancelled = progress == .canceling
        progress = .completed
        return isCancelled
      }
      finish(isCancelled)
    }
  }

  /// Gives the load up; whoever waits for it is told.
  public func cancel() {
    lock.withLock {
      if progress == .running || progress == .suspended { progress = .canceling }
    }
  }
}

/// A load of data.
public final class URLSessionDataTask: URLSessionTask, @unchecked Sendable {}
#endif
