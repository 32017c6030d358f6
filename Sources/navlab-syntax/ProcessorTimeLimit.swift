import Dispatch
import Findings

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A limit on processor time that ends the program before the system's own limit does.
///
/// What takes that long is the files' fault and no failure of the linter's, and is told as such. Time on the clock
/// does not count here: a machine that has too much to do is nobody's fault.
final class ProcessorTimeLimit {
  private let timer: any DispatchSourceTimer

  /// Begins to watch.
  ///
  /// - Parameters:
  ///   - limits: What the process may use.
  ///   - act: Is called when four fifths of the time are over, with that time in seconds.
  init(of limits: LintRequest.Limits, act: @escaping @Sendable (Int) -> Void) {
    let seconds = max(1, limits.seconds * 4 / 5)
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "navlab-syntax.deadline"))
    timer.schedule(deadline: .now() + .milliseconds(200), repeating: .milliseconds(200))
    timer.setEventHandler {
      if Self.processorSeconds >= Double(seconds) { act(seconds) }
    }
    timer.resume()
  }

  /// Ends the watch.
  func cancel() {
    timer.cancel()
  }

  private static var processorSeconds: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
