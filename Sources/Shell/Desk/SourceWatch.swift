import Dispatch

/// Checks an app's files repeatedly, on a thread of its own, for as long as this object lives.
final class SourceWatch {
  /// The comparison, with the files of the last check.
  let lookout: SourceLookout
  private let timer: any DispatchSourceTimer

  /// Starts to check.
  ///
  /// - Parameters:
  ///   - lookout: What to look at.
  ///   - wake: Is called on another thread when there is news.
  init(_ lookout: SourceLookout, wake: @escaping @Sendable () -> Void) {
    self.lookout = lookout
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "navlab.watch"))
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler {
      if lookout.look() { wake() }
    }
    timer.resume()
  }

  deinit {
    timer.cancel()
  }

  /// The time between two checks of the files.
  private static let interval = DispatchTimeInterval.milliseconds(200)
}
