import Foundation
import Shares
import Testing

@Suite("Docs/Teaching.md", .serialized)
struct TeachingTests {
  private let text: String

  init() throws {
    text = try String(contentsOfFile: "\(Products.root)/Docs/Teaching.md", encoding: .utf8)
  }

  /// The class takes long, so it has a turn.
  @Test("Every command in the document works as written", .enabled(if: Share(of: 3).takes(2)))
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

  @Test("The weeks cover every lesson and exercise once, together, in the stated hours")
  func weeks() throws {
    let row = /\n\| [0-9] \| ([0-9to, ]+): [^|]+\| ([0-9to, ]+) \| 3 in class, ([0-9]+) at home \|/
    let weeks = try text.matches(of: row).map { match in
      Week(
        lessons: try Self.numbers(in: match.1),
        exercises: try Self.numbers(in: match.2),
        hoursAtHome: try #require(Int(match.3))
      )
    }
    #expect(weeks.count == 4)
    var minutes = Array(repeating: 0, count: weeks.count)
    for lesson in try manifests(in: "Lessons", named: "Lesson.md") where lesson.number > 0 {
      let indices = weeks.indices.filter { weeks[$0].lessons.contains(lesson.number) }
      #expect(indices.count == 1, "lesson \(lesson.number)")
      for index in indices { minutes[index] += lesson.minutes }
      for need in lesson.text.firstMatch(of: /\nneeds: \[([^\]]+)\]/)?.1.split(separator: ", ")
        ?? []
      {
        let before = try #require(Int(need.prefix(2)))
        let week = weeks.firstIndex { $0.lessons.contains(before) } ?? 0
        #expect(week <= indices[0], "lesson \(lesson.number) needs \(need)")
      }
    }
    for exercise in try manifests(in: "Exercises", named: "exercise.yml")
    where !exercise.text.contains("\nkind: homework\n") {
      let lesson = try #require(exercise.text.firstMatch(of: /\nlesson: ([0-9]{2})-/))
      let prepared = try #require(Int(lesson.1))
      let indices = weeks.indices.filter { weeks[$0].exercises.contains(exercise.number) }
      #expect(
        indices.count == 1 && weeks[indices[0]].lessons.contains(prepared),
        "exercise \(exercise.number)"
      )
      for index in indices { minutes[index] += exercise.minutes }
    }
    #expect(
      weeks.map(\.hoursAtHome) == minutes.map { ($0 - 2 * 90 + 59) / 60 },
      "lessons and exercises take \(minutes) minutes"
    )
  }

  private struct Week {
    var lessons: Set<Int>
    var exercises: Set<Int>
    var hoursAtHome: Int
  }

  private struct Manifest {
    var number: Int
    var text: String
    var minutes: Int
  }

  /// Returns the manifests of the lessons or exercises.
  private func manifests(in folder: String, named file: String) throws -> [Manifest] {
    let root = "\(Products.root)/\(folder)"
    return try FileManager.default.contentsOfDirectory(atPath: root).compactMap { name in
      guard let number = name.wholeMatch(of: /([0-9]+)-.*/).flatMap({ Int($0.1) }) else {
        return nil
      }
      let text = try String(contentsOfFile: "\(root)/\(name)/\(file)", encoding: .utf8)
      let minutes = try #require(text.firstMatch(of: /\nminutes: ([0-9]+)/).flatMap { Int($0.1) })
      return Manifest(number: number, text: text, minutes: minutes)
    }
  }

  /// The numbers of a list such as '1 to 6, 23'.
  private static func numbers(in list: Substring) throws -> Set<Int> {
    var numbers: Set<Int> = []
    for part in list.split(separator: ", ") {
      let ends = try part.split(separator: " to ").map { try #require(Int($0)) }
      let first = try #require(ends.first)
      numbers.formUnion(first...(ends.last ?? first))
    }
    return numbers
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
