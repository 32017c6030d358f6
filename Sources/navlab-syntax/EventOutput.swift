import Findings
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// The way of events to whoever has asked; it comes to a proper end also when there is no time to judge all files.
final class EventOutput: Sendable {
  private let files: [String]
  private let write: @Sendable ([LintEvent]) -> Void
  private let reportCount = Mutex(0)

  /// Makes a way.
  ///
  /// - Parameters:
  ///   - files: The files that are judged, in their order.
  ///   - write: Writes events.
  init(files: [String], write: @escaping @Sendable ([LintEvent]) -> Void) {
    self.files = files
    self.write = write
  }

  /// Takes what `LintRun` reports.
  func tell(_ events: [LintEvent]) {
    reportCount.withLock { count in
      count += 1
      write(events)
    }
  }

  /// Says of all files that have not been told of that they were not judged, and ends the process.
  ///
  /// - Parameter seconds: How long the files have taken.
  func giveUp(_ seconds: Int) {
    reportCount.withLock { count in
      // The first report is about looking for the files, and the last one says that all have been told of.
      guard count < files.count + 2 else { return }
      let message =
        "judging took more than \(seconds) s, so this file was not judged; make it simpler"
      let rest = files.dropFirst(max(0, count - 1))
      write(
        rest.map { .problem(LintProblem(file: $0, message: message, extent: .nothing)) }
          + [.end(fileCount: files.count)]
      )
      _exit(0)
    }
  }
}
