#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The growth of work when there is more to do.
///
/// It is told by the time that the processor has spent on this thread alone, so other work on the machine hardly
/// counts: a load may make both times longer, and never one four times as long as the other for long.
package enum Growth {
  /// The number of times that each amount is measured at most.
  private static let tries = 5

  /// Returns the ratio of two times; the best of several measurements of each.
  ///
  /// - Parameters:
  ///   - most: What is enough to know: no further measurement is made when it is no more than this.
  ///   - large: The larger work.
  ///   - small: The smaller work.
  /// - Returns: How many times as long.
  package static func ratio(
    atMost most: Double,
    of large: () -> Void,
    to small: () -> Void
  ) -> Double {
    var (least, base) = (Double.infinity, Double.infinity)
    for _ in 0..<tries {
      base = min(base, seconds(small))
      least = min(least, seconds(large))
      if least <= most * base { break }
    }
    return least / base
  }

  private static func seconds(_ work: () -> Void) -> Double {
    let start = now
    work()
    return now - start
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }
}
