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
  private let deadline: BatchDeadline?
  private let grade: @Sendable (SubmissionSource) -> GradedSubmission

  /// Prepares a batch.
  ///
  /// - Parameters:
  ///   - sources: The submissions.
  ///   - jobs: How many are graded at once.
  ///   - deadline: When a submission is given up, whatever takes the time; nil to wait for all.
  ///   - grade: Grades one of them.
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
    let line = AssemblyLine(count: sources.count, threads: jobs, now: deadline?.now)
    for _ in 0..<(sources.isEmpty ? 0 : jobs) { startThread(at: line) }
    var count = 0
    do {
      while count < sources.count {
        for source in deadline.map(line.overdue)?.map({ sources[$0] }) ?? [] {
          // What nothing can stop keeps its thread until the program ends, and the others go on with a new one.
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

/// The shared state of a batch's threads: the next submission to begin, and the finished ones.
private final class AssemblyLine: Sendable {
  private struct State {
    var next = 0
    /// The time at which each unfinished submission was begun.
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
    // A semaphore that ends lower than it began is taken for a mistake, so it begins at zero.
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

  /// Adds a finished submission; waits while too many of them have not been collected.
  ///
  /// - Returns: Whether somebody waits for it; the thread of one that has been given up has nothing more to do.
  func finish(_ index: Int, _ graded: GradedSubmission) -> Bool {
    guard state.withLock({ $0.begun.removeValue(forKey: index) }) != nil else { return false }
    if !state.withLock(\.isStopped) { room.wait() }
    state.withLock { $0.finished.append(graded) }
    arrivals.signal()
    return true
  }

  /// Returns the submissions that have exceeded the time limit and are abandoned.
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
