import Foundation
import Testing

@Suite("Docs/Teaching.md", .serialized)
struct TeachingTests {
  private let text: String

  init() throws {
    text = try String(contentsOfFile: "\(Products.root)/Docs/Teaching.md", encoding: .utf8)
  }

  @Test("Every command works as it stands there")
  func commands() throws {
    let folder = try LearnerFolder()
    for name in ["Lessons", "Exercises"] {
      try FileManager.default.createSymbolicLink(
        atPath: "\(folder.path)/\(name)",
        withDestinationPath: "\(Products.root)/\(name)"
      )
    }
    try handIn(to: folder)
    let commands = Self.commands(in: text)
    #expect(commands.count > 20)
    for command in commands {
      var words = command.split(separator: " ").map(String.init)
      #expect(words.removeFirst() == "./navlab", "\(command)")
      words = words.map { $0.replacing("~", with: folder.path) }
      // An app that is driven by a class gets what the class says.
      let run = try CommandRun.run(words, in: folder, input: words.first == "run" ? "tree\n" : "")
      #expect(run.status == 0, "\(command): \(run.errors)")
    }
  }

  @Test("The weeks take up every lesson and every exercise once, together with its lesson")
  func weeks() throws {
    let row = /\n\| [0-9] \| ([0-9]+) to ([0-9]+): [^|]+\| ([0-9]+) to ([0-9]+) \|/
    let weeks = text.matches(of: row).compactMap { match -> Week? in
      guard let first = Int(match.1), let last = Int(match.2), let low = Int(match.3),
        let high = Int(match.4)
      else { return nil }
      return Week(lessons: first...last, exercises: low...high)
    }
    #expect(weeks.count == 4)
    for lesson in try numbers(in: "Lessons") where lesson > 0 {
      #expect(weeks.count { $0.lessons.contains(lesson) } == 1, "lesson \(lesson)")
    }
    let exercises = try FileManager.default.contentsOfDirectory(
      atPath: "\(Products.root)/Exercises"
    )
    for name in exercises.sorted() {
      guard let number = Int(name.prefix(2)), number < 91 else { continue }
      let manifest = try String(
        contentsOfFile: "\(Products.root)/Exercises/\(name)/exercise.yml",
        encoding: .utf8
      )
      let lesson = try #require(manifest.firstMatch(of: /\nlesson: ([0-9]{2})-/))
      let prepared = try #require(Int(lesson.1))
      let week = weeks.filter { $0.exercises.contains(number) }
      #expect(week.count == 1 && week.first?.lessons.contains(prepared) == true, "\(name)")
    }
  }

  private struct Week {
    var lessons: ClosedRange<Int>
    var exercises: ClosedRange<Int>
  }

  private func numbers(in folder: String) throws -> [Int] {
    try FileManager.default.contentsOfDirectory(atPath: "\(Products.root)/\(folder)")
      .compactMap { Int($0.prefix(2)) }
  }

  /// The lines of the fences that hold commands.
  private static func commands(in text: String) -> [String] {
    text.matches(of: /( *)```sh\n((?:.*\n)*?)\1```/).flatMap { match in
      match.2.split(separator: "\n").map { $0.trimmingCharacters(in: .whitespaces) }
    }
  }

  /// Puts a small class into the folder: one has done it all, one has done nothing, one has handed in something else.
  private func handIn(to folder: LearnerFolder) throws {
    let exercises = "\(Products.root)/Exercises"
    let homework = try #require(
      try FileManager.default.contentsOfDirectory(atPath: exercises).first { $0.hasPrefix("91-") }
    )
    let submissions = "\(folder.path)/submissions"
    try FileManager.default.createDirectory(
      atPath: "\(submissions)/cleo",
      withIntermediateDirectories: true
    )
    for (learner, work) in [("ada", "Solution"), ("ben", "Starter")] {
      try FileManager.default.copyItem(
        atPath: "\(exercises)/\(homework)/\(work)",
        toPath: "\(submissions)/\(learner)"
      )
    }
    try folder.write("Sorry, my computer has crashed.\n", to: "submissions/cleo/essay.txt")
  }
}
