import Foundation
import Testing

@Suite("Hidden checks that are kept apart")
struct PrivateChecksTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
    let files = FileManager.default
    let name = "02-one-array"
    let exercise = folder.url.appending(path: "course/Exercises/\(name)")
    try files.createDirectory(
      at: exercise.deletingLastPathComponent(),
      withIntermediateDirectories: true
    )
    try files.copyItem(atPath: "\(Products.root)/Exercises/\(name)", toPath: exercise.path)
    try files.createSymbolicLink(
      atPath: folder.url.appending(path: "course/Lessons").path,
      withDestinationPath: "\(Products.root)/Lessons"
    )
    let manifest = exercise.appending(path: "exercise.yml")
    let text = try String(contentsOf: manifest, encoding: .utf8)
    try Data("\(text)private:\n  checks: 1\n  points: 2\n".utf8).write(to: manifest)

    let hidden = folder.url.appending(path: "apart/\(name)")
    let work = folder.url.appending(path: "class/ada")
    for place in [hidden, work] {
      try files.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data(
      """
      checks:
        - name: neighbour
          title: The neighbour is an island like any other.
          points: 2
      """.utf8
    ).write(to: hidden.appending(path: "checks.yml"))
    try Data("## check neighbour\ntap \"Mora\"\nexpect path count 1\n".utf8)
      .write(to: hidden.appending(path: "checks.nav"))
    try files.copyItem(
      at: exercise.appending(path: "Solution/App.swift"),
      to: work.appending(path: "App.swift")
    )
  }

  private func grade(_ more: String...) throws -> CommandRun {
    let arguments = ["grade", "class", "--exercise", "2", "--course", "course", "--no-cache"]
    return try CommandRun.run(arguments + more, in: folder)
  }

  @Test("No class is graded without hidden checks, and with them they count")
  func counted() throws {
    let without = try grade()
    #expect(without.status == 2)
    #expect(
      without.errors == """
        navlab: '02-one-array' keeps 1 hidden check (2 points) in a separate folder; name that folder \
        with --private-checks

        """
    )

    let with = try grade("--private-checks", "apart")
    #expect(with.status == 0, "\(with.errors)")
    #expect(with.output.contains("\"points\":11,"))
    #expect(with.output.contains("\"name\":\"neighbour\""))
  }
}
