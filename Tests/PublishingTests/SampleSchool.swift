import FaultFiles
import Grading
import SceneModel
import SceneText
import Testing

@testable import Course
@testable import Publishing

/// A course of two lessons, made of values, with every kind of block in it.
enum SampleSchool {
  static func course(showsNotes: Bool = false) throws -> PublishedCourse {
    PublishedCourse(
      lessons: [try first(), try second()],
      exercises: [try exercise("01-there-and-back"), try exercise("02-a<b")],
      faults: try FaultFiles.entries(),
      showsNotes: showsNotes,
      version: "1.2.3"
    )
  }

  static func name(_ text: String) throws -> ItemName {
    try #require(ItemName(text.replacing("<", with: "-")))
  }

  static func exercise(_ text: String) throws -> Exercise {
    Exercise(
      id: try name(text),
      folder: "Exercises/\(text)",
      title: "Exercise <\(text)>",
      kind: .code,
      lesson: try name("01-stacks"),
      minutes: 5,
      files: ["App.swift"],
      limits: Exercise.Limits(),
      checks: [],
      hints: [],
      task: []
    )
  }

  /// A lesson with every kind of block.
  static func first() throws -> LessonPerformance {
    let lesson = Lesson(
      id: try name("01-stacks"),
      folder: "Lessons/01-stacks",
      title: "Stacks & <paths>",
      summary: "What a \"stack\" is.",
      minutes: 12,
      goals: ["Push a value.", "Say what <back> does."],
      blocks: try blocks()
    )
    let scenes: [Int: [LessonPerformance.Scene]] = [
      10: [scene("tree", []), scene("tap \"Letter\"", [".letter(1)"])],
      20: [scene("path", [".letter(1)"]), scene("back", [])],
      30: [scene("tap \"Sheet\"", [], sheet: "Compose")],
    ]
    return LessonPerformance(lesson: lesson, source: source, scenes: scenes)
  }

  static func second() throws -> LessonPerformance {
    let lesson = Lesson(
      id: try name("02-tabs"),
      folder: "Lessons/02-tabs",
      title: "Tabs",
      summary: "Three of them.",
      minutes: 10,
      needs: [try name("01-stacks"), try name("09-not-published")],
      blocks: [
        .heading(level: 1, [.text("Tabs")]),
        .transcript(NavCell(text: "> tree", line: 5)),
      ]
    )
    let scene = LessonPerformance.Scene(input: "tree", output: ["App"], snapshot: tabs)
    return LessonPerformance(lesson: lesson, source: source, scenes: [5: [scene]])
  }

  static let source = """
    import SwiftUI

    // </script><script>alert("x")</script>
    struct Home: View { let text = "a < b && \\(1 + 2)" }

    """

  private static func blocks() throws -> [Block] {
    [
      .heading(level: 1, [.text("Stacks & <paths>")]),
      .paragraph([
        .text("A "), .emphasis([.text("path")]), .softBreak, .strong([.text("is")]),
        .code("[Route]"), .lineBreak, .link([.text("tabs")], destination: "../02-tabs/Lesson.md"),
        .link([.text("Swift")], destination: "https://www.swift.org"),
        .link([.text("gone")], destination: "Docs/Gone.md"),
      ]),
      .heading(level: 2, [.text("What is "), .code("path"), .text("?")]),
      .list(start: nil, items: [[.paragraph([.text("one")])], [.paragraph([.text("two")])]]),
      .list(start: 3, items: [[.paragraph([.text("three")]), .rule]]),
      .quote([.paragraph([.text("Quoted.")])]),
      .code(language: "text", text: "let a < b\n"),
      .source(SourceRegion(name: "home", text: "struct Home: View {}", line: 4)),
      .transcript(NavCell(text: "> tree\n> tap \"Letter\"", line: 10)),
      .heading(level: 2, [.text("What is "), .code("path"), .text("?")]),
      .prediction(PredictionCell(.screens, NavCell(text: "> path\n> back", line: 20))),
      .paragraph([
        .text("Home is the root. It is always there."), .softBreak, .text("So it stays:"),
      ]),
      .quiz(
        QuizCell(
          prompt: [.paragraph([.text("How many?")])],
          choices: [
            QuizCell.Choice(
              [.text("One")],
              isRight: false,
              why: [.paragraph([.text("No <one>.")])]
            ),
            QuizCell.Choice([.code("nil")], isRight: true, why: [.paragraph([.text("Yes.")])]),
          ],
          line: 25
        )
      ),
      .task(
        TaskCell(
          instructions: [.paragraph([.text("Open the sheet.")])],
          commands: [CellLine("tap \"Sheet\"", line: 30)],
          expectations: [CellLine("expect sheet \"Compose\"", line: 31)],
          hints: ["There is a button."],
          line: 30
        )
      ),
      .trial([.paragraph([.text("Walk around.")])]),
      .teacher([.paragraph([.text("Ask who is lost.")])]),
      .heading(level: 2, [.text("What to remember")]),
    ]
  }

  static func scene(
    _ input: String,
    _ path: [String],
    sheet: String? = nil
  ) -> LessonPerformance.Scene {
    LessonPerformance.Scene(
      input: input,
      output: [
        StyledText("App  ") + StyledText("Mail<App>", .value), StyledText("+ screen", .added),
      ],
      snapshot: snapshot(path, sheet: sheet)
    )
  }

  /// An app with one stack.
  static func snapshot(_ path: [String], sheet: String? = nil) -> Snapshot {
    var screens = [Element(id: 3, kind: .screen, label: "Home", name: "HomeView")]
    for (index, value) in path.enumerated() {
      screens.append(
        Element(id: 4 + index, kind: .screen, label: "Letter \(index + 1)", value: value)
      )
    }
    let stack = Element(id: 2, kind: .navigationStack, path: path, children: screens)
    let presented = sheet.map { title in
      Element(
        id: 90,
        kind: .sheet,
        children: [Element(id: 91, kind: .screen, label: title)]
      )
    }
    return Snapshot(
      app: "MailApp",
      window: Element(id: 1, kind: .window, children: [stack] + [presented].compactMap(\.self))
    )
  }

  /// An app with three tabs, each with a stack of its own.
  static var tabs: Snapshot {
    let tabs = ["Inbox", "Sent", "Search"].enumerated().map { index, title in
      Element(
        id: 10 * (index + 1),
        kind: .tab,
        label: title,
        traits: index == 1 ? [.selected] : [],
        children: [
          Element(
            id: 10 * (index + 1) + 1,
            kind: .navigationStack,
            children: [Element(id: 10 * (index + 1) + 2, kind: .screen, label: title)]
          )
        ]
      )
    }
    let view = Element(id: 2, kind: .tabView, children: tabs)
    return Snapshot(app: "MailApp", window: Element(id: 1, kind: .window, children: [view]))
  }
}
