package import Course
package import SceneText

/// A renderer of the text for a learner who begins an exercise.
package struct StartText: Hashable, Sendable {
  private let layout: TextLayout
  private let spelling: CourseSpelling

  /// Creates a renderer of the text.
  ///
  /// - Parameters:
  ///   - layout: The layout width and character set.
  ///   - spelling: The form in which the learner types commands.
  package init(layout: TextLayout, spelling: CourseSpelling = .shell) {
    self.layout = layout
    self.spelling = spelling
  }

  /// Returns the lines of the task, its checks and the next steps.
  ///
  /// - Parameters:
  ///   - exercise: The exercise.
  ///   - files: The names of the learner's files.
  ///   - kept: The number of files that already existed.
  /// - Returns: The lines.
  package func lines(of exercise: Exercise, files: [StyledText], kept: Int = 0) -> [StyledText] {
    let task = PlacedCommands(files: files.map(\.plain))(exercise.task)
    return BlockDrawing(layout: layout).lines(of: task + exercise.contract.blocks)
      + ["", StyledText("Your files", .heading)] + files.map { "  " + $0 }
      + note(kept: kept, of: files.count) + [""] + next(after: exercise)
  }

  private func note(kept: Int, of count: Int) -> [StyledText] {
    guard kept > 0 else { return [] }
    let text =
      kept == count
      ? "They were already there and are unchanged."
      : "\(kept) of them \(kept == 1 ? "was" : "were") already there and \(kept == 1 ? "is" : "are") unchanged."
    return layout.paragraph(text, after: "  ", style: .secondary)
  }

  private func next(after exercise: Exercise) -> [StyledText] {
    let number = exercise.id.number
    let here =
      exercise.questions.isEmpty
      ? []
      : [
        StyledText("Question by question: ") + StyledText(spelling("answer \(number)"), .control)
      ]
    let check =
      StyledText("When you are ready: ")
      + StyledText(spelling("check \(number)"), .control)
    let hint = StyledText(spelling("hint \(number)"), .control)
    let line = check + StyledText(", and for help: ") + hint
    let fits = line.columns <= layout.width
    return here + (fits ? [line] : [check, StyledText("For help: ") + hint])
  }
}
