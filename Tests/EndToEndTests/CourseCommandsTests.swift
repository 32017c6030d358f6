import Foundation
import Testing

@Suite("The commands of the course", .serialized)
struct CourseCommandsTests {
  private let folder: LearnerFolder

  init() throws {
    folder = try LearnerFolder()
  }

  private func run(_ arguments: String...) throws -> CommandRun {
    try CommandRun.run(arguments, in: folder)
  }

  @Test("A learner starts an exercise, fails, asks for a hint, and solves it")
  func exercise() throws {
    let start = try run("start", "1")
    #expect(start.status == 0)
    #expect(start.output.hasPrefix("The way back\n════════════\n"))
    let again = try run("start", "1")
    #expect(again.status == 0)
    #expect(again.output.contains("They were already there and are unchanged.\n"))

    let untouched = try run("check", "1")
    #expect(untouched.status == 1)
    let closing =
      /3 checks did not pass\.\n(?:Sandbox: (?:none|limits only)[^\n]*\n)?For help: navlab hint 1\n$/
    #expect(untouched.output.contains(closing))
    #expect(try run("hint").output.contains("\n\nHint 1  Start with 'screen'."))

    try folder.write("tap \"Sula\"\ntap \"South Pier", to: "01-the-way-back/answer.nav")
    let unreadable = try run("check", "1")
    #expect(unreadable.status == 2)
    #expect(unreadable.output.contains("answer.nav:2:5: this quote is not closed"))

    try folder.write("tap \"Sula\"\ntap \"South Pier\"", to: "01-the-way-back/answer.nav")
    let solved = try run("check", "1")
    #expect(solved.status == 0)
    #expect(solved.output.contains("4 of 4 points. Everything passed.\n"))
    let list = try run("list").output
    #expect(
      list.hasPrefix(
        """
        1  The stack is state
            1  Going back: reach a screen with its parents beneath it
               The way back                   commands  4/4 points   solved, 1 hint
        """
      )
    )
    #expect(list.contains(/\n +91  Whole app: [^\n]+\n +Shore life +homework +0\/22 points +new\n/))
    #expect(list.contains(/\n\n1 of \d+ solved, 4 of \d+ points\.\nNext: navlab start 2\n$/))
  }

  @Test("Nothing is judged in a weaker sandbox than requested")
  func requiredSandbox() throws {
    _ = try run("start", "1")
    let judged = try run("check", "1", "--require-sandbox", "limits")
    #expect(judged.status == 1)
    let unknown = try run("check", "1", "--require-sandbox=steel")
    #expect(unknown.status == 2)
    #expect(unknown.errors.contains("limits"))
  }

  @Test("Code that does not compile and code that crashes have different exit codes")
  func code() throws {
    _ = try run("start", "2")
    let path = "02-one-array/App.swift"
    let starter = try String(contentsOfFile: "\(folder.path)/\(path)", encoding: .utf8)
    let task = "// TODO: Lead to the list of islands."
    try folder.write(starter.replacing(task, with: "paht = []"), to: path)
    let broken = try run("check", "2")
    #expect(broken.status == 3)
    #expect(broken.output.contains("App.swift:45:5: error: cannot find 'paht' in scope"))

    let bound = starter.replacing("NavigationStack {", with: "NavigationStack(path: $path) {")
    try folder.write(bound.replacing(task, with: "path.removeLast(9)"), to: path)
    let crash = try run("check", "2")
    #expect(crash.status == 4)
    #expect(crash.output.contains("CRASH  0/2  The button 'All islands' leads"))
  }

  @Test("A lesson plays to its end without a typist")
  func lesson() throws {
    let lesson = try run("learn", "1")

    #expect(lesson.status == 0)
    #expect(lesson.errors.isEmpty)
    #expect(lesson.output.hasPrefix("\nThe stack is state\n══════════════════\n"))
    #expect(lesson.output.contains("> tap \"Harbour\"\npushed .room(\"Harbour\")\n"))
    #expect(!lesson.output.contains("\nEnter: "))
  }

  @Test("A lesson with broken front matter is reported with its place")
  func brokenLesson() throws {
    let lessons = folder.url.appending(path: "Lessons/01-stacks")
    try FileManager.default.createDirectory(at: lessons, withIntermediateDirectories: true)
    try folder.write("---\ntitle: [\n---\n", to: "Lessons/01-stacks/Lesson.md")
    try folder.write("import SwiftUI\n", to: "Lessons/01-stacks/App.swift")
    try FileManager.default.createDirectory(
      at: folder.url.appending(path: "Exercises"),
      withIntermediateDirectories: true
    )
    let run = try run("dev", "check", "--course", folder.path)

    #expect(run.status == 1)
    #expect(
      run.output == """
        FAIL  Lessons/01-stacks
              \(folder.path)/Lessons/01-stacks/Lesson.md:3:1: this is not YAML: did not find expected \
        node content; check the indentation, the quotes and the colons
        1 of 1 lessons, exercises and demos have problems.

        """
    )
  }

  @Test("A missing item is reported with the existing items")
  func missing() throws {
    let lesson = try run("learn", "99")
    #expect(lesson.status == 2)
    #expect(lesson.errors.hasPrefix("navlab: there is no lesson '99'; they are numbered 0 to "))
    let work = try run("check", "2")
    #expect(work.status == 2)
    #expect(
      work.errors == """
        navlab: there is no folder 02-one-array here; 'navlab start 2' creates it

        """
    )
  }
}
