import Course
import SceneText

extension LessonPlayer {
  /// The answer to the question that the reader leaves, or no lines if there is none.
  var answerOfOpenQuestion: [StyledText] {
    guard isAsking else { return [] }
    switch pages.current {
    case .quiz(let quiz)?: return quiz.choices.indices.flatMap { text.why($0, of: quiz) }
    case .task(let task)?:
      return text.note("The lesson did this for you:")
        + task.commands.flatMap { text.command($0.text, after: "> ") }
    default: return []
    }
  }

  /// Restores the app to its state at the reader's position.
  func restore() {
    hasStrayed = false
    _ = stage.launch()
    for (index, line) in pages.inputs.enumerated() { _ = stage.run(line, number: index + 1) }
  }

  /// Restores the app if the reader has run other commands, and returns a note if this changes the open screens.
  func comeBack() -> [StyledText] {
    guard hasStrayed else { return [] }
    let before = tree
    restore()
    return before == tree ? [] : text.note("The app is back where the lesson left it.")
  }

  /// The open screens, or no lines if the app has ended.
  private var tree: [StyledText] {
    guard case .running(let snapshot) = stage.place else { return [] }
    return SceneTree(snapshot).lines(layout)
  }
}
