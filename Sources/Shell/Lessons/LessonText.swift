import Course
import Grading
import SceneText
import Script

/// A renderer of a lesson's questions and of the feedback on answers.
struct LessonText {
  let layout: TextLayout

  private var drawing: BlockDrawing { BlockDrawing(layout: layout) }

  /// Returns the lines of a question, a task or an invitation to explore, or no lines for any other step.
  func lines(of step: LessonStep, isAsked: Bool = true) -> [StyledText] {
    switch step {
    case .prose, .command: []
    case .prediction(let subject, let exchanges):
      [StyledText("Your prediction", .heading)]
        + exchanges.flatMap { command($0.input, after: "  > ") }
        + (isAsked ? note("Before this runs: \(LessonPrediction.form(of: subject)).") : [])
    case .quiz(let quiz):
      [StyledText("Question", .heading)] + drawing.lines(of: quiz.prompt) + [""]
        + quiz.choices.indices.flatMap { choice($0, of: quiz) }
        + (isAsked ? [""] + note(howToAnswer(quiz)) : [])
    case .task(let task):
      [StyledText("Your task", .heading)] + drawing.lines(of: task.instructions)
        + (isAsked
          ? [""]
            + note(
              "Type commands; NavLab checks the app after each one. 'hint' helps, and 'skip' leaves the task."
            )
          : [])
    case .trial(let blocks):
      [StyledText("Try it yourself", .heading)] + drawing.lines(of: blocks)
        + (isAsked ? [""] + note("Type what you like. Press Enter to continue the lesson.") : [])
    }
  }

  /// Returns the lines of a lesson's command, broken if the command is wider than the window.
  func command(_ input: String, after sign: String) -> [StyledText] {
    CodeLine(text: Printable.line(input)).broken(to: max(layout.width - sign.count, 10))
      .enumerated()
      .map { index, part in
        StyledText(index == 0 ? sign : String(repeating: " ", count: sign.count), .control)
          + StyledText(part, .control)
      }
  }

  /// Returns a note in the secondary style.
  func note(_ text: String) -> [StyledText] {
    layout.paragraph(text, style: .secondary)
  }

  /// Returns a description of how to answer a question.
  func howToAnswer(_ quiz: QuizCell) -> String {
    let letters = quiz.choices.indices.map { String(Question.letter($0)) }
    let last = letters.last ?? "a"
    guard quiz.rightLetters.count == 1 else {
      return "Several choices are right. Answer with their letters, such as a \(last)."
    }
    return "Answer with a letter from a to \(last)."
  }

  /// Returns a choice with its letter.
  func choice(_ index: Int, of quiz: QuizCell) -> [StyledText] {
    let letter = StyledText("  \(Question.letter(index))  ", .control)
    return Prose.lines(
      of: quiz.choices[index].text,
      first: letter,
      rest: StyledText("     "),
      layout: layout
    )
  }

  /// Returns the reason why a choice is right or wrong.
  func why(_ index: Int, of quiz: QuizCell) -> [StyledText] {
    let choice = quiz.choices[index]
    let verdict =
      choice.isRight ? StyledText("right", .success) : StyledText("not this one", .warning)
    let head = StyledText("  \(Question.letter(index))  ", .control) + verdict
    let narrow = layout.with(width: max(10, layout.width - 5))
    return [head]
      + BlockDrawing(layout: narrow).lines(of: choice.why).map { StyledText("     ") + $0 }
  }

  /// Returns the lines with the answer that the app currently shows.
  func lines(shownBy prediction: LessonPrediction) -> [StyledText] {
    let shown = prediction.answer.map { "\(prediction.topic): \($0)" }
    return layout.paragraph(shown ?? "The app does not show this now.")
  }

  /// Returns the feedback on a prediction.
  func verdict(
    on answer: String,
    _ finding: LessonPrediction.Finding,
    of prediction: LessonPrediction
  ) -> [StyledText] {
    let now = lines(shownBy: prediction)
    guard !finding.isRight else {
      return [StyledText("Right.", .success)] + now
    }
    let words = ["Not quite.", finding.praise].compactMap(\.self).joined(separator: " ")
    return layout.paragraph(words, style: .warning) + now
      + layout.paragraph("You wrote: \(Printable.line(answer))", style: .secondary)
  }

  /// The help on the words of a lesson.
  var help: [StyledText] {
    [StyledText("In a lesson", .heading)]
      + LessonWord.allCases.filter { $0 != .play }.flatMap { word in
        var head = StyledText("  \(word.rawValue)", .control)
        head.pad(to: 12)
        return layout.paragraph(word.summary, after: head)
      }
  }
}
