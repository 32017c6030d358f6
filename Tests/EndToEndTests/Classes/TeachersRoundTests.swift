import Foundation
import Shares
import Testing

/// Every other run takes these tests.
@Suite("A teacher's round with a class of 12", .serialized, .enabled(if: Share(of: 4).takes(0)))
struct TeachersRoundTests {
  private let folder: LearnerFolder
  private let made: SyntheticClass

  init() throws {
    folder = try LearnerFolder()
    let submissions = folder.url.appending(path: "class")
    try FileManager.default.createDirectory(at: submissions, withIntermediateDirectories: true)
    made = try SyntheticClass(count: 12, seed: 12, in: submissions, root: Products.root)
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun.run(arguments, in: folder)
  }

  private func text(_ name: String) throws -> String {
    try String(contentsOfFile: "\(folder.path)/\(name)", encoding: .utf8)
  }

  @Test("the teacher grades, adjusts, gives feedback, and looks at the class's progress")
  func round() throws {
    let graded = try run("grade", "class", "--exercise", "2", "--out", "results", "--seed", "7")
    #expect(graded.status == 0, "\(graded.errors)")
    let names = made.marks.keys.sorted()
    let best = try #require(names.first { made.marks[$0]?.points ?? 0 > 2 })
    let points = try #require(made.marks[best]?.points)
    try folder.write(
      "submission,points,handed-in,comment\n\(best),-1,2026-12-01 09:00,Name the routes.\nnobody,1,,\n",
      to: "marks.csv"
    )

    let sheet = try run(
      "report",
      "results",
      "--adjust",
      "marks.csv",
      "--due",
      "2026-11-30 18:00",
      "--late",
      "20",
      "--format",
      "csv"
    )
    #expect(sheet.status == 0)
    #expect(
      sheet.errors == "marks.csv: no submission has these names: nobody; check their spelling\n"
    )
    let late = max(1, (points * 20 + 50) / 100)
    #expect(sheet.output.contains("\(best),\(max(0, points - late - 1)),"))

    let feedback = try run(
      "feedback",
      "results",
      "--adjust",
      "marks.csv",
      "--due",
      "2026-11-30 18:00",
      "--out",
      "feedback"
    )
    #expect(feedback.status == 0, "\(feedback.errors)")
    #expect(feedback.output == "feedback: feedback for \(names.count) learners\n")
    let files = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/feedback")
    #expect(files.count { $0.hasSuffix(".md") } == names.count)
    #expect(files.count { $0.hasSuffix(".html") } == names.count)
    #expect(try text("feedback/\(best).md").contains("Name the routes\\."))
    #expect(try text("feedback/\(best).html").contains("Name the routes."))

    let unready = try run("report", "results", "--due", "2026-11-30 18:00")
    #expect(unready.status == 2)
    #expect(
      unready.errors.hasPrefix("navlab: '--due' needs the hand-in times")
    )
  }

  @Test("the final exam is handed out without answers, hidden checks or other gardens")
  func handOut() throws {
    let export = try run("export", "class", "files", "--without-solutions")
    #expect(export.status == 0, "\(export.errors)")
    let exam = "files/Exercises/123-the-last-gate"
    let names = try FileManager.default.contentsOfDirectory(atPath: "\(folder.path)/\(exam)")
    #expect(names.sorted() == ["Data", "Starter", "Task.md", "checks.nav", "exercise.yml"])
    #expect(try text("\(exam)/exercise.yml").hasSuffix("private:\n  checks: 17\n  points: 31\n"))
    #expect(try !text("\(exam)/checks.nav").contains("relaunch"))
  }

  @Test("the progress of 12 learners in two exercises fits on one page")
  func progress() throws {
    let names = made.marks.keys.sorted()
    #expect(names.count == 12)
    for (exercise, answers) in [
      ("3", "Exercises/03-who-writes-the-path"), ("30", "Exercises/30-what-tabs-can-do-now"),
    ] {
      for (index, name) in names.enumerated() {
        let kind = index.isMultiple(of: 3) ? "Starter" : "Solution"
        let place = folder.url.appending(path: "quiz-\(exercise)/\(name)")
        try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
        try FileManager.default.copyItem(
          at: URL(filePath: "\(Products.root)/\(answers)/\(kind)/answers.txt"),
          to: place.appending(path: "answers.txt")
        )
      }
      let graded = try run(
        "grade",
        "quiz-\(exercise)",
        "--exercise",
        exercise,
        "--out",
        "results-\(exercise)"
      )
      #expect(graded.status == 0, "\(graded.errors)")
    }
    let page = try run("report", "results-3", "results-30", "--format", "html")
    #expect(page.status == 0, "\(page.errors)")
    for title in [
      "Stack and path: who changes the array?", "Tabs: hiding, searching, and what each iOS can do",
    ] { #expect(page.output.contains(title)) }
    for name in names { #expect(page.output.contains(name)) }
  }

  @Test("code that two learners share is found, with its lines")
  func compare() throws {
    let copies = folder.url.appending(path: "copies")
    let own = try String(
      contentsOfFile: "\(Products.root)/Exercises/91-shore-life/Solution/App.swift",
      encoding: .utf8
    )
    let works = ["ada": own, "ben": "// mine\n" + own.replacing("path", with: "trail")]
    for (name, text) in works {
      let place = copies.appending(path: name)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
      try Data(text.utf8).write(to: place.appending(path: "App.swift"))
    }
    let found = try run("compare", "copies", "--exercise", "91")
    #expect(found.status == 0, "\(found.errors)")
    #expect(found.output.hasPrefix("ada 100% and ben 100%\n  App.swift:"))
    #expect(found.output.contains("App.swift:1-14 and App.swift:2-15\n"))
    #expect(found.output.contains("Read both, and ask where the code comes from."))
    let page = try run(
      "compare",
      "copies",
      "--exercise",
      "91",
      "--format",
      "html",
      "--output",
      "pairs.html"
    )
    #expect(page == CommandRun(status: 0, output: "", errors: ""))
    #expect(try text("pairs.html").contains("<mark>"))
    let json = try run("compare", "copies", "--exercise", "91", "--format", "json")
    #expect(json.output.contains("\"schema\" : \"navlab/similarity/v1\""))

    let quiz = try run("compare", "copies", "--exercise", "3")
    #expect(quiz.status == 2)
    #expect(quiz.errors.contains("does not ask for Swift code"))
  }
}
