import Findings
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// An output for events that accounts for all files, even those that were not checked in time.
final class EventOutput: Sendable {
  private let files: [String]
  private let write: @Sendable ([LintEvent]) -> Void
  private let reportCount = Mutex(0)

  /// Creates an output for the given files.
  ///
  /// - Parameters:
  ///   - files: The checked files, in order.
  ///   - write: A closure that writes events.
  init(files: [String], write: @escaping @Sendable ([LintEvent]) -> Void) {
    self.files = files
    self.write = write
  }

  /// Writes the events that a `LintRun` reports.
  func tell(_ events: [LintEvent]) {
    reportCount.withLock { count in
      count += 1
      write(events)
    }
  }

  /// Reports all remaining files as unchecked, and ends the process.
  ///
  /// - Parameter seconds: The time that the files have taken, in seconds.
  func giveUp(_ seconds: Int) {
    reportCount.withLock { count in
      // The first report is about the search for files, and the last one says that all files were
      // reported.
      guard count < files.count + 2 else { return }
      let message =
        "checking took more than \(seconds) s, so this file was not checked; simplify it"
      let rest = files.dropFirst(max(0, count - 1))
      write(
        rest.map { .problem(LintProblem(file: $0, message: message, extent: .nothing)) }
          + [.end(fileCount: files.count)]
      )
      _exit(0)
    }
  }
}
