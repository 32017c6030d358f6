import Dispatch
import Findings

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// A limit on processor time that takes effect before the system's own limit.
///
/// Exceeding the limit is the fault of the files and not of the linter, and is reported as such. Only processor time
/// counts, so a busy computer does not matter.
final class ProcessorTimeLimit {
  private let timer: any DispatchSourceTimer

  /// Creates a limit and starts watching the processor time.
  ///
  /// - Parameters:
  ///   - limits: The limits of the process.
  ///   - act: A closure called after four fifths of the time, with that time in seconds.
  init(of limits: LintRequest.Limits, act: @escaping @Sendable (Int) -> Void) {
    let seconds = max(1, limits.seconds * 4 / 5)
    timer = DispatchSource.makeTimerSource(queue: DispatchQueue(label: "navlab-syntax.deadline"))
    timer.schedule(deadline: .now() + .milliseconds(200), repeating: .milliseconds(200))
    timer.setEventHandler {
      if Self.processorSeconds >= Double(seconds) { act(seconds) }
    }
    timer.resume()
  }

  /// Stops watching the processor time.
  func cancel() {
    timer.cancel()
  }

  private static var processorSeconds: Double {
    var time = timespec()
    guard clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time) == 0 else { return 0 }
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
