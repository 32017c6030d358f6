import Dispatch

/// Looks at an app's files again and again, on a thread of its own, for as long as it lives.
final class SourceWatch {
  /// What is looked at, and what came of it.
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

  /// How often the files are looked at.
  private static let interval = DispatchTimeInterval.milliseconds(200)
}
