import Testing

@testable import Course

/// Lessons and exercises made of values, for tests of what is shown about them.
enum SampleCourse {
  static func exercise(_ name: String) throws -> Exercise {
    let script = CheckScript(name: "works", text: "tree", line: 2)
    return Exercise(
      id: try #require(ItemName(name)),
      folder: "Exercises/\(name)",
      title: "The title of \(name)",
      kind: .code,
      lesson: try #require(ItemName("01-stacks")),
      minutes: 5,
      files: ["App.swift"],
      limits: Exercise.Limits(),
      checks: [
        Exercise.Check(name: "works", title: "It works.", points: 2, script: script),
        Exercise.Check(
          name: "more",
          title: "Secret.",
          points: 1,
          visibility: .hidden,
          script: script
        ),
      ],
      hints: ["Look.", "Look closer.", "There."],
      task: [.paragraph([.text("Do it.")])]
    )
  }

  static func lesson(blocks: [Block]) throws -> Lesson {
    Lesson(
      id: try #require(ItemName("01-stacks")),
      folder: "Lessons/01-stacks",
      title: "Stacks",
      summary: "What a stack is.",
      minutes: 5,
      behaviours: [],
      blocks: blocks
    )
  }
}
