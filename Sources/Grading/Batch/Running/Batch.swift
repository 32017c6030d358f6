import Dispatch
import Foundation
import Synchronization

/// A batch of submissions to grade on several threads.
///
/// Each thread takes one submission after the other. So a slow submission does not delay the others, and the memory
/// holds only one submission for each thread.
package struct Batch: Sendable {
  private let sources: [SubmissionSource]
  private let jobs: Int
  private let deadline: BatchDeadline?
  private let grade: @Sendable (SubmissionSource) -> GradedSubmission

  /// Creates a batch of submissions to grade.
  ///
  /// - Parameters:
  ///   - sources: The submissions.
  ///   - jobs: The number of submissions to grade in parallel.
  ///   - deadline: The time limit for each submission; nil for none.
  ///   - grade: A closure that grades one submission.
  package init(
    _ sources: [SubmissionSource],
    jobs: Int,
    deadline: BatchDeadline? = nil,
    grade: @escaping @Sendable (SubmissionSource) -> GradedSubmission
  ) {
    self.sources = sources
    self.jobs = max(1, min(jobs, sources.count))
    self.deadline = deadline
    self.grade = grade
  }

  /// Grades all submissions of the batch.
  ///
  /// - Parameters:
  ///   - interval: The time between calls of `idle`, in seconds.
  ///   - take: A closure called with each finished submission, on the caller's thread.
  ///   - idle: A closure called from time to time, on the caller's thread.
  /// - Throws: The error of `take`; then no further submission is begun, but those in progress are finished.
  package func run(
    interval: Double = 0.5,
    take: (GradedSubmission) throws -> Void,
    idle: () -> Void = {}
  ) throws {
    let line = AssemblyLine(count: sources.count, threads: jobs, now: deadline?.now)
    for _ in 0..<(sources.isEmpty ? 0 : jobs) { startThread(at: line) }
    var count = 0
    do {
      while count < sources.count {
        for source in deadline.map(line.overdue)?.map({ sources[$0] }) ?? [] {
          // A submission that cannot be stopped occupies its thread until the program ends. A new
          // thread takes over the others.
          startThread(at: line)
          count += 1
          try take(deadline?.giveUp(source) ?? grade(source))
        }
        guard count < sources.count else { break }
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

  private func startThread(at line: AssemblyLine) {
    let thread = Thread { [sources, grade] in
      while let index = line.next(), line.finish(index, grade(sources[index])) {}
    }
    // Deep trees of views are drawn and compared recursively.
    thread.stackSize = 8 << 20
    thread.start()
  }
}

/// The state that a batch's threads share: the next submission to begin, and the finished submissions.
private final class AssemblyLine: Sendable {
  private struct State {
    var next = 0
    /// The start times of the unfinished submissions, keyed by index.
    var begun: [Int: Double] = [:]
    var finished: [GradedSubmission] = []
    var isStopped = false
  }

  private let count: Int
  private let state = Mutex(State())
  private let arrivals = DispatchSemaphore(value: 0)
  private let room = DispatchSemaphore(value: 0)
  private let threads: Int
  private let now: (@Sendable () -> Double)?

  init(count: Int, threads: Int, now: (@Sendable () -> Double)?) {
    self.count = count
    self.threads = threads
    self.now = now
    // Releasing a semaphore below its initial value counts as a mistake, so it begins at zero.
    for _ in 0..<threads * 4 { room.signal() }
  }

  func next() -> Int? {
    state.withLock { state in
      guard state.next < count, !state.isStopped else { return nil }
      state.begun[state.next] = now?() ?? 0
      state.next += 1
      return state.next - 1
    }
  }

  /// Adds a finished submission, waiting if too many are uncollected, and returns whether it is still needed.
  ///
  /// - Returns: Whether the result is still needed; the thread of an abandoned submission must end.
  func finish(_ index: Int, _ graded: GradedSubmission) -> Bool {
    guard state.withLock({ $0.begun.removeValue(forKey: index) }) != nil else { return false }
    if !state.withLock(\.isStopped) { room.wait() }
    state.withLock { $0.finished.append(graded) }
    arrivals.signal()
    return true
  }

  /// Returns the indices of the submissions to abandon because they have exceeded the time limit.
  func overdue(by deadline: BatchDeadline) -> [Int] {
    let now = deadline.now()
    return state.withLock { state in
      let late = state.begun.filter { now - $0.value > deadline.seconds }.keys.sorted()
      for index in late { state.begun[index] = nil }
      return late
    }
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
