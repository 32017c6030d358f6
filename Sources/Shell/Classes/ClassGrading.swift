package import AppBuilder
package import Course
import Foundation
package import Grading
import SceneModel
import SceneText
package import Terminal

/// An operation that grades the submissions of a class.
package struct ClassGrading {
  private let terms: JudgingTerms
  private let judge: BatchGrader.Judge
  private let cache: RecordCache?
  private let options: BatchOptions

  /// Creates a grading operation with terms and options.
  ///
  /// - Parameters:
  ///   - terms: The terms for judging the work.
  ///   - cache: The earlier results of equal work, or nil to judge everything.
  ///   - options: The teacher's options.
  ///   - judge: A closure that judges work.
  package init(
    terms: JudgingTerms,
    cache: RecordCache?,
    options: BatchOptions,
    judge: @escaping BatchGrader.Judge
  ) {
    self.terms = terms
    self.cache = cache
    self.options = options
    self.judge = judge
  }

  /// Grades the submissions in the given folders and archives.
  ///
  /// - Parameters:
  ///   - paths: The paths of the folders and archives.
  ///   - output: The output for results.
  ///   - errors: The output for notes.
  ///   - sign: The display of the progress.
  ///   - report: A closure that writes a report of all results, if they are not written immediately.
  /// - Returns: The program's exit code.
  /// - Throws: `CommandFailure` if nothing can be graded.
  package func run(
    _ paths: [String],
    output: any TextOutput,
    errors: any TextOutput,
    sign: ProgressSign,
    report: ([GradingRecord]) throws -> Void
  ) throws(CommandFailure) -> ExitStatus {
    try ClassFailure.translate {
      let list = try SubmissionList(in: paths, files: terms.exercise.files)
      guard !list.sources.isEmpty else {
        throw CommandFailure(.misuse, saying: Self.nothing(in: paths))
      }
      if !list.leftOut.isEmpty { errors.write(Self.note(onFiles: list.leftOut)) }
      let shard = options.shard ?? Shard.whole
      let sources = list.sources(in: shard)
      let folder = try folder(for: list, shard: shard, errors: errors)
      let grader = BatchGrader(
        terms: terms,
        cache: cache,
        folder: folder,
        judge: judge
      )
      var progress = BatchProgress(total: sources.count)
      var records: [GradingRecord] = []
      var faults: [GradingRecord] = []
      sign.show(progress)
      let take = { (graded: GradedSubmission) in
        progress.count(graded)
        sign.clear()
        if options.streams {
          output.write(Printable.json(String(decoding: graded.line, as: UTF8.self)) + "\n")
        } else {
          records.append(graded.record)
        }
        if let fault = graded.fault {
          faults.append(graded.record)
          errors.write(fault)
        }
        sign.show(progress)
      }
      // Work that ended the previous grader comes last, one submission at a time.
      let (alone, together) = (
        sources.filter { folder?.wasInterrupted(in: $0.id) == true },
        sources.filter { folder?.wasInterrupted(in: $0.id) != true }
      )
      for (sources, jobs) in [(together, options.jobs), (alone, 1)] {
        let deadline = options.seconds.map { seconds in
          BatchDeadline(seconds: seconds) { grader.givenUp($0, after: seconds) }
        }
        try Batch(sources, jobs: jobs, deadline: deadline, grade: grader.grade)
          .run(take: take) { sign.show(progress) }
      }
      try folder?.writeLines(with: faults)
      sign.finish(progress)
      if !options.streams {
        try report(records.sorted { $0.submission < $1.submission })
      }
      return progress.faults > 0 ? .internalFault : .success
    }
  }

  private func folder(
    for list: SubmissionList,
    shard: Shard,
    errors: any TextOutput
  ) throws -> RecordFolder? {
    guard let path = options.folder else { return nil }
    let manifest = BatchManifest(terms: terms, shard: shard, list: list)
    if BatchManifest.exists(in: path) {
      guard options.resumes else {
        throw CommandFailure(
          .misuse,
          saying:
            "\(path) already contains results; to continue with them, add '--resume', or choose another "
            + "folder"
        )
      }
      let old = try BatchManifest(in: path)
      guard old.exercise == manifest.exercise else {
        throw CommandFailure(
          .misuse,
          saying: "\(path) contains results of \(old.exercise); choose another folder"
        )
      }
      if old.terms != manifest.terms {
        errors.write(
          SignedLine.signed(
            "the exercise, its limits or NavLab has changed since the last grading; all work is graded again\n"
          )
        )
      }
    }
    let folder = try RecordFolder(path: path)
    try manifest.write(in: path)
    return folder
  }

  private static func nothing(in paths: [String]) -> String {
    "\(paths.joined(separator: ", ")): there is no submission; add one, as a folder, a .zip or "
      + "a .tar.gz archive"
  }

  private static func note(onFiles files: [String]) -> String {
    let shown = files.prefix(3).map(Printable.line).joined(separator: ", ")
    let rest = files.count > 3 ? " and \(files.count - 3) more" : ""
    return SignedLine.signed(
      "skipped, because they are neither folders nor archives: \(shown)\(rest)\n"
    )
  }
}

extension JudgingTerms {
  /// Creates the terms for the exercise that a teacher names.
  ///
  /// - Parameters:
  ///   - query: The exercise: its number, its name or that of its folder.
  ///   - catalogue: The course of the exercise.
  ///   - seed: The seed that the teacher has chosen, or nil for an unpredictable one.
  ///   - options: The teacher's other options; a batch that continues keeps its seed.
  ///   - version: The version of NavLab.
  /// - Throws: `CommandFailure` if there is no such exercise, or it cannot be read.
  package init(
    _ query: String,
    in catalogue: Catalogue,
    seed: UInt64?,
    options: BatchOptions,
    version: String
  ) throws(CommandFailure) {
    self = try CourseFailure.translate {
      let exercise = try catalogue.exercise(catalogue.exerciseName(for: query))
      var system = SystemRandomNumberGenerator()
      // A problem with the folder is reported when it is opened.
      let kept = options.resumes ? options.folder.flatMap { try? BatchManifest(in: $0).seed } : nil
      return try JudgingTerms(
        exercise: exercise,
        seed: seed ?? kept ?? JudgingTerms.unforeseenSeed(using: &system),
        isSeedChosen: seed != nil,
        version: version
      )
    }
  }
}

extension RecordCache {
  /// Creates a cache of grading records in a builder's cache folder.
  ///
  /// - Parameters:
  ///   - builder: The builder.
  ///   - engine: A text that identifies everything else that affects judging on this machine.
  /// - Throws: `CommandFailure` if it cannot be opened.
  package init(beside builder: Builder, engine: String) throws(CommandFailure) {
    self = try ClassFailure.translate {
      try RecordCache(
        folder: "\(builder.cacheFolder)/grades",
        engine: "\(builder.identity)\n\(engine)"
      )
    }
  }
}

extension GradedSubmission {
  /// The message about a fault that the teacher must see immediately, or nil if there is none.
  fileprivate var fault: String? {
    guard record.status == .graderError else { return nil }
    let reason = record.message ?? "the reason is unknown"
    return SignedLine.signed(
      "\(record.submission) could not be graded: \(Printable.line(reason))\n"
    )
  }
}
