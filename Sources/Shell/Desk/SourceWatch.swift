import Dispatch

/// Looks at an app's files again and again, on a thread of its own, for as long as it lives.
final class SourceWatch {
  /// The lookout, with what it has seen.
  let lookout: SourceLookout
  private let timer: any DispatchSourceTimer

  /// Begins to look.
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

  /// The time between two looks at the files.
  private static let interval = DispatchTimeInterval.milliseconds(200)
}
