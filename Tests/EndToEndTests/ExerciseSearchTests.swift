import Foundation
import Testing

@Suite("Finding an exercise")
struct ExerciseSearchTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  @Test(
    "A search for a common subject finds exercises by topic",
    arguments: [
      (["sheet"], [34, 35, 36, 37, 38, 44, 62]), (["alert"], [35, 40, 41, 42, 44, 46]),
      (["deep link"], [39, 40, 41, 42, 43, 44, 45, 46]), (["codable"], [47, 48, 49, 50, 92]),
      (["restore"], [47, 48, 49, 50, 92]), (["split"], [67, 68, 69, 70, 71, 92]),
      (["modal"], [34, 37]), (["Deep", "Links", "tab"], [43, 44, 45]), (["iPad"], [69]),
    ]
  )
  func topics(words: [String], expected: [Int]) throws {
    let run = try CommandRun.run(["list"] + words, in: folder)
    #expect(run.status == 0 && run.errors == "")
    let numbers = run.output.split(separator: "\n").compactMap { line in
      line.firstMatch(of: /^ {2,4}([0-9]+) {2}/).flatMap { Int($0.output.1) }
    }
    #expect(Set(expected).isSubset(of: numbers), "\(run.output)")
    #expect(numbers.count < 40)
  }

  @Test("The related lessons are named, and the story is below the title")
  func whole() throws {
    let run = try CommandRun.run(["list", "detent"], in: folder)
    let count = try FileManager.default.contentsOfDirectory(atPath: "\(Products.root)/Exercises")
      .count { $0.wholeMatch(of: /[0-9]+-.*/) != nil }
    let all = try CommandRun.run(["list"], in: folder).output
    let sum = try #require(
      all.split(separator: "\n").first { $0.hasPrefix("0 of \(count) solved") }
    )
    #expect(
      run.output == """
        9  Over the screen
           38  Sheets: which one comes, whether it goes, how high it is
               One at a time      debug  0/12 points  new
        24  Popovers, inspectors and sizes
          100  Popover, inspector and sheet: four extras, each in its form
               Caves at a glance  code   0/13 points  new
          101  Inspector, popover and sheet: three complaints about phones
               Three trees        debug  0/9 points   new

        Lessons about it: 9 Over the screen; 24 Popovers, inspectors and sizes
        3 of \(count) shown.
        \(sum)
        Next: navlab start 1

        """
    )
  }

  @Test("A search without matches lists the topics")
  func nothing() throws {
    let run = try CommandRun.run(["list", "shet"], in: folder)
    #expect(run.status == 0)
    #expect(
      run.output.hasPrefix(
        "No exercise is about 'shet'; did you mean 'sheet'?\nTopics: accessibility, AI-written code, alert, App Intent, "
      )
    )
  }
}
