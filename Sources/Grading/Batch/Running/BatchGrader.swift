import AppBuilder
import Course
import Foundation

/// A grader of submissions of any kind, which grades one or several at a time.
package struct BatchGrader: Sendable {
  private let terms: JudgingTerms
  private let intake: Intake
  private let cache: RecordCache?
  private let folder: RecordFolder?
  private let judge: Judge
  private let solution: SolutionStates

  /// A closure that checks work in a staging folder.
  package typealias Judge = @Sendable (Submission) throws -> Report

  /// Creates a grader with terms and limits.
  ///
  /// - Parameters:
  ///   - terms: The terms for judging the work.
  ///   - limits: The limits for reading submissions.
  ///   - cache: The earlier results of equal work, or nil to judge everything.
  ///   - folder: The folder for results; existing results are not computed again.
  ///   - judge: A closure that judges work.
  package init(
    terms: JudgingTerms,
    limits: IntakeLimits = IntakeLimits(),
    cache: RecordCache? = nil,
    folder: RecordFolder? = nil,
    judge: @escaping Judge
  ) {
    self.terms = terms
    self.cache = cache
    self.folder = folder
    self.judge = judge
    intake = Intake(for: terms.exercise, limits: limits)
    let exercise = terms.exercise
    solution = SolutionStates {
      try judge(Submission(of: exercise, in: exercise.solution))
    }
  }

  /// Grades one submission, returning a record even if the grading fails.
  ///
  /// - Parameter source: The submission.
  /// - Returns: The result.
  package func grade(_ source: SubmissionSource) -> GradedSubmission {
    let start = ContinuousClock.now
    let work = Result { () throws(IntakeFault) in try intake.work(from: source) }
    let key = RecordKey(work, terms: terms)
    if let kept = folder?.record(of: source.id, key: key) { return finished(kept, .kept) }
    do {
      if var known = cache?.record(for: key) {
        known.submission = source.id
        known.note = (try? work.get())?.note
        return try keep(known, key, .cached)
      }
      let record: GradingRecord
      if let folder {
        record = try folder.judging(source.id, key: key) {
          try self.record(of: source, work: work, since: start)
        }
      } else {
        record = try self.record(of: source, work: work, since: start)
      }
      try cache?.store(record, for: key)
      return try keep(record, key, .judged)
    } catch {
      return finished(fault(error, of: source, seconds: Self.seconds(since: start)), .judged)
    }
  }

  /// Returns the result of a submission that was abandoned because its grading did not end.
  ///
  /// The result is not stored, so the next run tries again. The record of the unfinished attempt is kept.
  ///
  /// - Parameters:
  ///   - source: The submission.
  ///   - seconds: The time after which it was abandoned, in seconds.
  /// - Returns: A result that reports a failure of the grader.
  package func givenUp(_ source: SubmissionSource, after seconds: Double) -> GradedSubmission {
    let fault = WorkWithoutEnd(seconds: seconds)
    return finished(self.fault(fault, of: source, seconds: seconds), .judged)
  }

  private func record(
    of source: SubmissionSource,
    work: Result<TakenWork, IntakeFault>,
    since start: ContinuousClock.Instant
  ) throws -> GradingRecord {
    var report: Report
    switch work {
    case .success(let work):
      do {
        let staged = try StagedWork(work, for: terms.exercise)
        report = try withExtendedLifetime(staged) { try judge(staged.submission) }
      } catch BuildError.source(let fault) {
        report = .unreadable("\(fault)", terms.exercise)
      }
      report.firstDifference = solution.firstDifference(in: report)
    case .failure(let fault): report = .unreadable("\(fault)", terms.exercise)
    }
    var record = GradingRecord(
      report,
      submission: source.id,
      seed: terms.seed,
      seconds: Self.seconds(since: start),
      version: terms.version
    )
    if case .success(let work) = work { record.note = work.note }
    return record
  }

  private func keep(
    _ record: GradingRecord,
    _ key: RecordKey,
    _ origin: GradedSubmission.Origin
  ) throws -> GradedSubmission {
    let graded = GradedSubmission(record: record, line: try record.json(), origin: origin)
    try folder?.store(graded.line, of: record.submission, key: key)
    return graded
  }

  private func finished(
    _ record: GradingRecord,
    _ origin: GradedSubmission.Origin
  ) -> GradedSubmission {
    // A record contains only values that JSON can express.
    GradedSubmission(record: record, line: (try? record.json()) ?? Data(), origin: origin)
  }

  /// Returns a record of a failure of the grader itself; the record is not stored.
  private func fault(
    _ error: any Error,
    of source: SubmissionSource,
    seconds: Double
  ) -> GradingRecord {
    GradingRecord(
      submission: source.id,
      exercise: terms.exercise.id.description,
      title: terms.exercise.title,
      status: .graderError,
      message: "\(error)",
      maximum: terms.exercise.points,
      seed: terms.seed,
      seconds: seconds,
      version: terms.version
    )
  }

  private static func seconds(since start: ContinuousClock.Instant) -> Double {
    (((ContinuousClock.now - start) / .seconds(1)) * 1_000).rounded() / 1_000
  }
}

/// An error that indicates that the grading of a submission did not end.
private struct WorkWithoutEnd: Error, CustomStringConvertible {
  var seconds: Double

  var description: String {
    "grading did not end within \(Int(seconds)) s, so NavLab stopped it; check the work yourself, or try again with "
      + "--resume"
  }
}

extension RecordKey {
  fileprivate init(_ work: Result<TakenWork, IntakeFault>, terms: JudgingTerms) {
    switch work {
    case .success(let work): self.init(work, terms: terms)
    case .failure(let fault): self.init(fault, terms: terms)
    }
  }
}

extension Report {
  fileprivate static func unreadable(_ reason: String, _ exercise: Exercise) -> Report {
    Report(
      exercise: exercise.id,
      title: exercise.title,
      obstacle: .unreadable([reason]),
      results: exercise.checks.map {
        CheckResult(check: $0, verdict: .skipped(.nothingToJudge))
      }
    )
  }
}
