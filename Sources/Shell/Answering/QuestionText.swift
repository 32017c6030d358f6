import Course
import Grading
import SceneText

/// A renderer that converts an exercise's questions into lines of text.
struct QuestionText {
  let layout: TextLayout

  private var lesson: LessonText { LessonText(layout: layout) }

  /// Returns the lines of a question, including instructions for the answer.
  ///
  /// - Parameters:
  ///   - question: The question.
  ///   - number: The number of the question among the exercise's questions.
  ///   - count: The number of questions.
  /// - Returns: The lines.
  func lines(of question: AskedQuestion, number: Int, of count: Int) -> [StyledText] {
    let points = question.check.points
    let head = "Question \(number) of \(count) (\(points) point\(points == 1 ? "" : "s"))"
    return [StyledText(head, .heading)] + BlockDrawing(layout: layout).lines(of: question.title)
      + spaced(body(of: question)) + [""] + lesson.note("\(howToAnswer(question)).")
  }

  /// Returns a description of how to answer a question, without a full stop.
  ///
  /// - Parameter question: The question.
  /// - Returns: The instruction.
  func howToAnswer(_ question: AskedQuestion) -> String {
    switch question.check.method {
    case .question(let choices):
      let last = choices.choices.indices.last.map(Question.letter) ?? "a"
      guard question.check.visibility == .public else {
        return "One or more choices are right; answer with their letters, such as a \(last)"
      }
      return choices.rightLetters.count == 1
        ? "Answer with a letter from a to \(last)"
        : "More than one choice may be right; answer with their letters, such as a \(last)"
    case .prediction(let prediction, _):
      let form = LessonPrediction.form(of: prediction.subject)
      return form.prefix(1).uppercased() + form.dropFirst()
    case .script, .goal, .witness, .source, .sentences: return ""
    }
  }

  private func spaced(_ lines: [StyledText]) -> [StyledText] {
    lines.isEmpty ? [] : [""] + lines
  }

  private func body(of question: AskedQuestion) -> [StyledText] {
    guard question.choices.isEmpty else {
      return question.choices.enumerated().flatMap { choice($1, at: $0) }
    }
    guard !question.commands.isEmpty else {
      let start = "right after the start"
      // The question may say so itself.
      guard !question.check.title.lowercased().contains(start) else { return [] }
      return lesson.note("Right after the start.")
    }
    return lesson.note("After these commands:")
      + question.commands.flatMap { lesson.command($0, after: "  > ") }
  }

  private func choice(_ blocks: [Block], at index: Int) -> [StyledText] {
    let narrow = layout.with(width: max(10, min(layout.width, 80) - 5))
    return BlockDrawing(layout: narrow).lines(of: blocks).enumerated().map { row, line in
      row == 0
        ? StyledText("  \(Question.letter(index))  ", .control) + line : StyledText("     ") + line
    }
  }
}
