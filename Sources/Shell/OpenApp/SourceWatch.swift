import Dispatch

/// Checks an app's files repeatedly, on its own thread, for as long as this object lives.
final class SourceWatch {
  /// The comparison, with the files of the last check.
  let rebuilder: SourceRebuilder
  private let timer: any DispatchSourceTimer

  /// Starts to check.
  ///
  /// - Parameters:
  ///   - rebuilder: The comparison to repeat.
  ///   - wake: A closure called on another thread when there is news.
  init(_ rebuilder: SourceRebuilder, wake: @escaping @Sendable () -> Void) {
    self.rebuilder = rebuilder
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "navlab.watch"))
    timer.schedule(deadline: .now() + Self.interval, repeating: Self.interval)
    timer.setEventHandler {
      if rebuilder.look() { wake() }
    }
    timer.resume()
  }

  deinit {
    timer.cancel()
  }

  /// The time between two checks of the files.
  private static let interval = DispatchTimeInterval.milliseconds(200)
}
