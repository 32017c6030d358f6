import Foundation
import Shares
import Testing

/// Both tests take long, so they have turns.
@Suite("The grading of a whole class", .serialized)
struct ClassGradingTests {
  /// The number of submissions of the class: as many as take half a minute, or as the environment
  /// says.
  private let count = Int(ProcessInfo.processInfo.environment["NAVLAB_CLASS"] ?? "") ?? 40
  private let folder: LearnerFolder
  private let made: SyntheticClass

  /// The part of a result's line that concerns the mark.
  private struct Result: Decodable {
    var submission: String
    var status: String
    var points: Int
    var message: String?
  }

  init() throws {
    folder = try LearnerFolder()
    let submissions = folder.url.appending(path: "class")
    try FileManager.default.createDirectory(at: submissions, withIntermediateDirectories: true)
    made = try SyntheticClass(count: count, seed: 2_026, in: submissions, root: Products.root)
  }

  private func arguments(_ out: String, _ more: String...) -> [String] {
    ["grade", "class", "--exercise", "2", "--out", out, "--timeout", "60", "--seed", "7"]
      + ["--no-cache"] + more
  }

  private func results(_ lines: String) throws -> [String: Result] {
    let results = try lines.split(separator: "\n").map {
      try JSONDecoder().decode(Result.self, from: Data($0.utf8))
    }
    return Dictionary(results.map { ($0.submission, $0) }) { first, _ in first }
  }

  /// Everything that was found out, but for the times.
  private func gradebook(_ out: String) throws -> [String] {
    let run = try CommandRun.run(["merge", out], in: folder)
    return run.output.split(separator: "\n").map {
      String($0.replacing(/"seconds":[0-9.e-]+/, with: ""))
    }
  }

  @Test(
    "Every submission gets its correct mark; a resumed run gives the same gradebook",
    .enabled(if: Share(of: 6).takes(0))
  )
  func marks() throws {
    let run = try CommandRun.run(arguments("whole"), in: folder)
    #expect(run.status == 0, "\(run.errors)")
    let results = try results(run.output)
    #expect(Set(results.keys) == Set(made.marks.keys))
    for (id, mark) in made.marks.sorted(by: { $0.key < $1.key }) {
      let result = results[id]
      let found = result.map { SyntheticClass.Mark(status: $0.status, points: $0.points) }
      #expect(found == mark, "\(id): \(result?.message ?? "")")
    }
    let whole = try gradebook("whole")
    #expect(whole.count == count)

    try kill(afterResults: count / 6, in: "torn", arguments("torn", "--jobs", "1"))
    let resumed = try CommandRun.run(arguments("torn", "--resume"), in: folder)
    #expect(resumed.status == 0, "\(resumed.errors)")
    #expect(try gradebook("torn") == whole)

    // How a class is parted does not depend on its size, and a large one takes minutes.
    guard count <= 100 else { return }
    for share in ["1/2", "2/2"] {
      let words = arguments("share-\(share.prefix(1))", "--shard", share)
      #expect(try CommandRun.run(words, in: folder).status == 0)
    }
    let joined = try CommandRun.run(["merge", "share-1", "share-2"], in: folder)
    #expect(joined.status == 0, "\(joined.errors)")
    #expect(joined.output.split(separator: "\n").count == count)
    let part = try CommandRun.run(["merge", "share-1"], in: folder)
    #expect(part.status == 2)
    #expect(part.errors.contains("have no result"))
  }

  @Test(
    "Repeated grading gives the same bytes except for the time, on any threads",
    .enabled(if: Share(of: 6).takes(3))
  )
  func determinism() throws {
    let copies = count > 40 ? 100 : 20
    let mutant = "\(Products.root)/Exercises/02-one-array/Mutants/no-parent/App.swift"
    let text = try String(contentsOfFile: mutant, encoding: .utf8)
    for number in 100..<100 + copies {
      let copy = folder.url.appending(path: "same/student-\(number)")
      try FileManager.default.createDirectory(at: copy, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: copy.appending(path: "App.swift"))
    }
    var lines: Set<String> = []
    for jobs in ["1", "2"] {
      let run = try CommandRun.run(
        ["grade", "same", "--exercise", "2", "--seed", "7", "--no-cache", "--jobs", jobs],
        in: folder
      )
      #expect(run.output.split(separator: "\n").count == copies)
      lines.formUnion(
        run.output.split(separator: "\n").map { line in
          String(
            line.replacing(/"seconds":[0-9.e-]+/, with: "")
              .replacing(/"submission":"student-[0-9]+"/, with: "")
          )
        }
      )
    }
    #expect(lines.count == 1, "\(lines)")
    #expect(lines.first?.contains("\"points\":4") == true)
  }

  /// Starts the program, and ends it without warning in the middle of the submission after so many.
  private func kill(afterResults count: Int, in out: String, _ arguments: [String]) throws {
    let process = Process()
    process.executableURL = URL(filePath: Products.program)
    process.arguments = arguments
    process.currentDirectoryURL = folder.url
    // What somebody leaves behind who is killed goes with the test.
    let scratch = folder.url.appending(path: "scratch")
    try FileManager.default.createDirectory(at: scratch, withIntermediateDirectories: true)
    process.environment = folder.environment.merging(["TMPDIR": scratch.path]) { $1 }
    process.standardOutput = FileHandle.nullDevice
    process.standardError = FileHandle.nullDevice
    try process.run()
    let records = folder.url.appending(path: "\(out)/records").path
    while process.isRunning {
      // Before the first result there is no folder.
      let names = (try? FileManager.default.contentsOfDirectory(atPath: records)) ?? []
      if names.count >= count { break }
      usleep(1_000)
    }
    #expect(process.isRunning, "all was done before the end")
    Foundation.kill(process.processIdentifier, SIGKILL)
    process.waitUntilExit()
  }
}
