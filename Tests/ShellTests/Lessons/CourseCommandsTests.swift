import Course
import Foundation
import Grading
import LineEditing
import SceneText
import Script
import Shell
import Testing

@Suite("The course at the prompt")
struct CourseCommandsTests {
  /// An app that repeats what it is told, and passes commands about the course on.
  private final class Echo: LessonStage {
    let name: String
    weak var guide: (any CourseGuide)?
    var layout = TextLayout()
    var place: Place { .ended(app: name) }

    init(_ name: String) { self.name = name }

    func launch() -> CommandReport { CommandReport(lines: [StyledText("\(name) launched")]) }

    func run(_ line: String, number: Int) -> CommandReport {
      if line == "quit" { return CommandReport(outcome: .quit) }
      do throws(Failure) {
        let words = line.split(separator: " ").map(String.init)
        return CommandReport(lines: try lines(words))
      } catch {
        let fault = CommandFault(.misuse, error.message, lines: error.lines(layout))
        return CommandReport(outcome: .failed(fault))
      }
    }

    private func lines(_ words: [String]) throws(Failure) -> [StyledText] {
      guard let guide else { return [] }
      guard let request = request(words) else {
        return [StyledText("\(self.name): \(words.joined(separator: " "))")]
      }
      return try guide.perform(request, layout).lines
    }

    private func request(_ words: [String]) -> CourseRequest? {
      let name = words.count > 1 ? words[1] : nil
      return switch words[0] {
      case "lesson": .open(lesson: name ?? "")
      case "lessons": .lessons
      case "list": .exercises(ExerciseSearch(words: Array(words.dropFirst())))
      case "start": .start(exercise: name)
      case "check": .check(exercise: name, isAll: words.last == "--all")
      case "hint": .hint(exercise: name, .next)
      case "solution": .solution(exercise: "1", insists: name == "--show", isWhole: false)
      case "skip": .skip(exercise: name)
      case "progress": .progress
      case "reset": .reset(exercise: name)
      case "play": .play(demo: name)
      case "next": .next
      default: nil
      }
    }

    func completions(for text: String) -> Completions { .none }

    func expectsEnd(_ line: String) -> Bool? { nil }
  }

  /// A prompt in an empty folder, with the fixture course.
  private final class Prompt {
    let scratch: ScratchFolder
    private(set) var closed: [String] = []
    private(set) var performed: [String] = []
    private var commands: CourseCommands?

    init() throws {
      scratch = try ScratchFolder()
      let app = Echo("App")
      let home = scratch.path
      let tests = URL(fileURLWithPath: #filePath)
        .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
      let catalogue = Catalogue(path: tests.appendingPathComponent("Fixtures/course").path)
      let commands = CourseCommands(
        base: app,
        services: CourseCommands.Services(
          catalogue: catalogue,
          demos: DemoDirectory(folder: home),
          perform: { [unowned self] in self.performed.append($0.name) },
          actions: { layout in
            CourseActions(
              catalogue: catalogue,
              workspace: Workspace(path: home),
              progressFile: ProgressFile(path: "\(home)/progress.json"),
              layout: layout,
              spelling: .prompt
            )
          },
          judge: { _, exercise, _ in
            let results = exercise.checks.map {
              CheckResult(check: $0, verdict: .skipped(.nothingToJudge))
            }
            return Report(exercise: exercise.id, title: exercise.title, results: results)
          },
          open: { [unowned self] lesson, _, guide in
            let stage = Echo("Lesson \(lesson.id.number)")
            stage.guide = guide
            return CourseCommands.OpenLesson(
              player: try LessonPlayer(lesson: lesson, stage: stage),
              close: { self.closed.append("\(lesson.id)") }
            )
          }
        )
      )
      app.guide = commands
      self.commands = commands
    }

    func answer(_ line: String) -> String {
      guard let report = commands?.run(line, number: 1) else { return "" }
      let shown = report.lines.map(\.plain)
      return switch report.outcome {
      case .failed(let fault): (shown + fault.lines.map(\.plain)).joined(separator: "\n")
      case .quit: "left"
      case .nothing, .done: shown.joined(separator: "\n")
      }
    }
  }

  @Test("a lesson opens in front of the app, and quit leads back to the app")
  func lesson() throws {
    let prompt = try Prompt()
    #expect(prompt.answer("hello") == "App: hello")
    #expect(prompt.answer("next").hasPrefix("no lesson is open; 'lesson 1' opens the first lesson"))
    #expect(prompt.answer("lesson 9").hasPrefix("there is no lesson '9'; choose one of "))
    let names = try Catalogue(path: Self.fixtures).lessonNames().map(\.description)
    let first = try #require(names.first)
    #expect(prompt.answer("lesson \(first)").contains("Enter: "))
    #expect(prompt.answer("hello").hasPrefix("Lesson "))
    #expect(prompt.answer("lesson \(first)").contains("Enter: "))
    #expect(prompt.closed == [first])
    #expect(
      prompt.answer("quit") == """
        This is step 1 of 4; next time, the lesson continues here.
        You have left the lesson; you are back where you were before.
        """
    )
    #expect(prompt.closed == [first, first])
    #expect(prompt.answer("hello") == "App: hello")
    #expect(prompt.answer("quit") == "left")
  }

  @Test("exercises are listed, started, judged and reset, in the prompt's own words")
  func exercises() throws {
    let prompt = try Prompt()
    #expect(prompt.answer("list").hasSuffix("\nNext: start 1"))
    #expect(prompt.answer("check 1") == "there is no folder 01-good here; 'start 1' creates it")
    #expect(
      prompt.answer("reset").replacing("\n  ", with: " ")
        == "there is no folder 01-good here; 'start 1' creates it. To start the app again: launch"
    )
    #expect(
      prompt.answer("start 1")
        .contains("When you are ready: check 1, and for help: hint 1\nFor a folder with")
    )
    #expect(prompt.answer("check 1").hasSuffix("\nFor help: hint 1"))
    #expect(prompt.answer("hint 1").hasSuffix("2 more: 'hint 1' shows the next one."))
    let answer = "\(prompt.scratch.path)/01-good/answer.nav"
    try "mine\n".write(toFile: answer, atomically: true, encoding: .utf8)
    #expect(
      prompt.answer("reset 1") == """
        Restored to the first version
          01-good/Task.md
          01-good/App.swift
          01-good/answer.nav
        Your own files are in
          01-good.backup-1
        """
    )
    #expect(try String(contentsOfFile: answer, encoding: .utf8) != "mine\n")
    let kept = "\(prompt.scratch.path)/01-good.backup-1/answer.nav"
    #expect(try String(contentsOfFile: kept, encoding: .utf8) == "mine\n")
    #expect(prompt.answer("reset 1").hasSuffix("01-good.backup-2"))
    #expect(prompt.answer("solution").hasPrefix("01-good is not solved yet; 'solution 1 --show' "))
    #expect(prompt.answer("solution --show").contains("\n+++ answer.nav\n"))
    #expect(prompt.answer("skip").hasSuffix("\nNext: start 2"))
    #expect(prompt.answer("list good").hasPrefix("1  Doors\n   1  Good  "))
    #expect(prompt.answer("progress").contains("1 check, skipped, solution seen\n"))
  }

  @Test("demos are listed, and performed before the prompt continues")
  func demos() throws {
    let prompt = try Prompt()
    try prompt.scratch.write("#: say Hello.\npath\n", "hello.nav")
    try prompt.scratch.write("", "hello.swift")
    #expect(prompt.answer("play").hasPrefix("hello  1 command\n"))
    #expect(prompt.answer("play").contains("play NAME"))
    #expect(prompt.answer("play helo") == "there is no demo 'helo'; did you mean 'hello'?")
    #expect(prompt.performed == [])
    #expect(
      prompt.answer("play hello") == "The demo is over; you are back where you were before."
    )
    #expect(prompt.performed.count == 1)
  }

  private static let fixtures = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Fixtures/course").path
}
