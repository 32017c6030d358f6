import AppBuilder
import Course
import Foundation
import Terminal
import Testing

@testable import Grading
@testable import Shell

@Suite("The grading of a class at the command line")
struct ClassGradingTests {
  private let scratch: ScratchFolder
  private let exercise: Exercise

  init() throws {
    scratch = try ScratchFolder()
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
    let catalogue = Catalogue(path: root.path)
    exercise = try catalogue.exercise(catalogue.exerciseName(for: "2"))
  }

  private var folder: URL { URL(filePath: scratch.path) }

  private func write(_ text: String, to name: String) throws {
    let file = folder.appending(path: name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try Data(text.utf8).write(to: file)
  }

  private struct Run {
    var status: Shell.ExitStatus?
    var failure: CommandFailure?
    var output: String
    var errors: String
  }

  private func grade(
    _ names: String...,
    seed: UInt64 = 1,
    change: (inout BatchOptions) -> Void = { _ in }
  ) throws -> Run {
    var options = BatchOptions(jobs: 1)
    change(&options)
    let output = RecordedOutput()
    let errors = RecordedOutput()
    let grading = ClassGrading(
      terms: try JudgingTerms(exercise: exercise, seed: seed, version: "1"),
      cache: nil,
      options: options
    ) { [exercise] submission in
      let text = try String(contentsOfFile: "\(submission.folder)/App.swift", encoding: .utf8)
      if text == "fault" { throw BuildError.broken("the linker is gone") }
      return Report(
        exercise: exercise.id,
        title: exercise.title,
        results: exercise.checks.map { CheckResult(check: $0, verdict: .passed) }
      )
    }
    let sign = ProgressSign(output: errors, profile: DisplayProfile()) { 0 }
    do throws(CommandFailure) {
      let status = try grading.run(
        names.map { folder.appending(path: $0).path },
        output: output,
        errors: errors,
        sign: sign
      ) { output.write("\($0.map(\.submission))\n") }
      return Run(status: status, output: output.text, errors: errors.text)
    } catch {
      return Run(failure: error, output: output.text, errors: errors.text)
    }
  }

  @Test("Each result is a line, and a grader's fault is reported and ends with 70")
  func lines() throws {
    try write("right", to: "class/ada/App.swift")
    try write("fault", to: "class/bob/App.swift")
    try write("1,2", to: "class/old.csv")
    let run = try grade("class")
    #expect(run.status == .internalFault)
    #expect(run.output.split(separator: "\n").count == 2)
    let path = folder.appending(path: "class/old.csv").path
    #expect(
      run.errors == """
        navlab: skipped, because they are neither folders nor archives: \(path)
        navlab: bob could not be graded: a fault in NavLab: the linker is gone
        2/2  0.0/s  in 0 s  1 grader error

        """
    )
  }

  @Test("A report is made at the end from all results, in the order of their ids")
  func report() throws {
    try write("right", to: "class/bob/App.swift")
    try write("right", to: "class/ada/App.swift")
    let run = try grade("class") { $0.streams = false }
    #expect(run.status == .success)
    #expect(run.output == "[\"ada\", \"bob\"]\n")
  }

  @Test("Results in a folder are never overwritten, but continued, and can be joined")
  func folders() throws {
    try write("right", to: "class/ada/App.swift")
    try write("fault", to: "class/bob/App.swift")
    let out = folder.appending(path: "out").path
    #expect(try grade("class") { $0.folder = out }.status == .internalFault)
    #expect(
      try grade("class") { $0.folder = out }.failure
        == CommandFailure(
          .misuse,
          "navlab: \(out) already contains results; to continue with them, add '--resume', or choose another folder"
        )
    )
    let output = RecordedOutput()
    let errors = RecordedOutput()
    func merge() throws(CommandFailure) -> Shell.ExitStatus {
      try ClassMerging().run([out], errors: errors) {
        output.write("\($0.map(\.submission))\n")
      }
    }
    #expect(try merge() == .misuse)
    #expect(
      errors.text == "navlab: 1 submission has no result (bob); grade it again with --resume\n"
    )

    try write("right", to: "class/bob/App.swift")
    let resumed = try grade("class", seed: 2) {
      $0.folder = out
      $0.resumes = true
    }
    #expect(resumed.status == .success)
    #expect(
      resumed.errors.hasPrefix(
        "navlab: the exercise, its limits or NavLab has changed since the last grading; all work is graded again\n"
      )
    )
    #expect(try merge() == .success)
    #expect(output.text == "[\"ada\"]\n[\"ada\", \"bob\"]\n")
    let twice = RecordedOutput()
    #expect(try ClassMerging().run([out, out], errors: twice) { _ in } == .success)
    #expect(
      twice.text
        == "navlab: 2 submissions were graded twice (ada, bob); NavLab counts each submission once\n"
    )
    let lines = try String(contentsOfFile: "\(out)/results.jsonl", encoding: .utf8)
    #expect(lines.split(separator: "\n").count == 2)
  }

  @Test("Merging names the results that cannot be read")
  func unreadableResult() throws {
    try write("right", to: "class/ada/App.swift")
    let out = folder.appending(path: "out").path
    #expect(try grade("class") { $0.folder = out }.status == .success)
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(out)/records")
    let name = try #require(names.first)
    try write("no record", to: "out/records/\(name)")
    let failure = #expect(throws: CommandFailure.self) {
      try ClassMerging().run([out], errors: RecordedOutput()) { _ in }
    }
    #expect(failure?.status == .misuse)
    #expect(failure?.message.contains("\(out)/records/\(name)") == true)
  }

  @Test(
    "A full disk is a fault of the machine, and an unusable folder is a misuse",
    arguments: [(ENOSPC, Shell.ExitStatus.internalFault), (EACCES, .misuse)]
  )
  func fullDisk(code: Int32, status: Shell.ExitStatus) {
    let failure = #expect(throws: CommandFailure.self) {
      try ClassFailure.translate {
        errno = code
        throw RecordFileError(path: "results")
      }
    }
    #expect(failure?.status == status)
    #expect(failure?.message.contains("results: the file cannot be written") == true)
  }

  @Test("A missing folder, or a folder without submissions, is a misuse")
  func nothing() throws {
    try write("", to: "empty/.hidden")
    let empty = folder.appending(path: "empty").path
    #expect(
      try grade("empty").failure
        == CommandFailure(
          .misuse,
          "navlab: \(empty): there is no submission; add one, as a folder, a .zip or a .tar.gz archive"
        )
    )
    #expect(try grade("nowhere").failure?.status == .misuse)
  }
}
