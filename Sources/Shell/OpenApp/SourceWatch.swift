import Dispatch

/// A watch that repeatedly checks an app's files on a separate thread as long as the watch exists.
final class SourceWatch {
  /// The object that compares the files and rebuilds the app.
  let rebuilder: SourceRebuilder
  private let timer: any DispatchSourceTimer

  /// Creates a watch and starts the checks.
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

  /// The interval between two checks of the files.
  private static let interval = DispatchTimeInterval.milliseconds(200)
}
