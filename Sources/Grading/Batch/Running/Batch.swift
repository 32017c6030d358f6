import Dispatch
import Foundation
import Synchronization

/// The grading of many submissions by several threads.
///
/// A thread takes one submission after the other, so one that takes long delays no other, and no more are in
/// memory than there are threads.
package struct Batch: Sendable {
  private let sources: [SubmissionSource]
  private let jobs: Int
  private let grade: @Sendable (SubmissionSource) -> GradedSubmission

  /// Prepares a batch.
  ///
  /// - Parameters:
  ///   - sources: The submissions.
  ///   - jobs: How many are graded at once.
  ///   - grade: Grades one of them.
  package init(
    _ sources: [SubmissionSource],
    jobs: Int,
    grade: @escaping @Sendable (SubmissionSource) -> GradedSubmission
  ) {
    self.sources = sources
    self.jobs = max(1, min(jobs, sources.count))
    self.grade = grade
  }

  /// Grades all submissions.
  ///
  /// - Parameters:
  ///   - interval: How often `idle` is called while nothing is finished, in seconds.
  ///   - take: Is given each submission as it is finished, on the thread of the caller.
  ///   - idle: Is called from time to time, on the thread of the caller.
  /// - Throws: What `take` throws; then no further submission is begun, and those begun are still finished.
  package func run(
    interval: Double = 0.5,
    take: (GradedSubmission) throws -> Void,
    idle: () -> Void = {}
  ) throws {
    let line = AssemblyLine(count: sources.count, threads: jobs)
    for _ in 0..<(sources.isEmpty ? 0 : jobs) {
      let thread = Thread { [sources, grade] in
        while let index = line.next() { line.finish(grade(sources[index])) }
      }
      // Deep trees of views are drawn and compared recursively.
      thread.stackSize = 8 << 20
      thread.start()
    }
    var count = 0
    do {
      while count < sources.count {
        guard let graded = line.wait(seconds: interval) else {
          idle()
          continue
        }
        count += 1
        try take(graded)
      }
    } catch {
      line.stop()
      throw error
    }
  }
}

/// What the threads of a batch share: the next submission to begin, and those that are finished.
private final class AssemblyLine: Sendable {
  private struct State {
    var next = 0
    var finished: [GradedSubmission] = []
    var isStopped = false
  }

  private let count: Int
  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)
  private let threads: Int

  init(count: Int, threads: Int) {
    self.count = count
    self.threads = threads
    // A semaphore that ends lower than it began is taken for a mistake, so it begins at zero.
    for _ in 0..<threads * 4 { room.signal() }
  }

  func next() -> Int? {
    state.withLock { state in
      guard state.next < count, !state.isStopped else { return nil }
      state.next += 1
      return state.next - 1
    }
  }

  /// Hands in a finished submission, and waits while too many of them wait to be taken.
  func finish(_ graded: GradedSubmission) {
    if !state.withLock(\.isStopped) { room.wait() }
    state.withLock { $0.finished.append(graded) }
    arrivals.signal()
  }

  func wait(seconds: Double) -> GradedSubmission? {
    guard arrivals.wait(timeout: .now() + seconds) == .success else { return nil }
    defer { room.signal() }
    return state.withLock { $0.finished.removeFirst() }
  }

  func stop() {
    state.withLock { $0.isStopped = true }
    for _ in 0..<threads { room.signal() }
  }
}
