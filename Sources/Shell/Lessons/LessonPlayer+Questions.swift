import Course
import Grading
import SceneModel
import SceneText
import Script

extension LessonPlayer {
  /// Plays the commands of a prediction, and reports which parts of the prediction were right.
  func predict(
    _ answer: String?,
    _ subject: Prediction.Subject,
    _ exchanges: [Transcript.Exchange],
    number: Int
  ) -> CommandReport {
    if let answer, let complaint = LessonPrediction.complaint(about: answer, subject) {
      let advice = "\(complaint) For your prediction, \(LessonPrediction.form(of: subject))."
      return CommandReport(lines: layout.paragraph(advice, style: .warning))
    }
    if hasStrayed { restore() }
    var (report, lines) = play(exchanges, number: number)
    let prediction = snapshot.map { LessonPrediction(subject, of: $0) }
    if let answer, let prediction {
      lines += [""]
      lines += text.verdict(on: answer, prediction.finding(of: answer), of: prediction)
    } else if let prediction {
      lines += [""] + text.lines(shownBy: prediction)
    }
    pages.advance()
    report.lines = read(after: lines, of: report)
    return report
  }

  /// Judges the letters in a line as an answer, or returns nil if the line contains no letters.
  func answer(_ line: String, to quiz: QuizCell) -> CommandReport? {
    let known = quiz.choices.indices.map(Question.letter)
    guard let picked = AnswerLine(line).letters(among: known) else {
      guard isMeantAsChoice(line, of: quiz) else { return nil }
      let words =
        "'\(Printable.line(AnswerLine(line).text))' is not a letter. \(text.howToAnswer(quiz))"
      return CommandReport(lines: layout.paragraph(words, style: .warning))
    }
    if let stranger = picked.first(where: { !known.contains($0) }) {
      let words = "There is no choice \(stranger). \(text.howToAnswer(quiz))"
      return CommandReport(lines: layout.paragraph(words, style: .warning))
    }
    let places = known.indices.filter { picked.contains(known[$0]) }
    let reasons = places.flatMap { text.why($0, of: quiz) }
    guard picked != Set(quiz.rightLetters) else { return leave(reasons) }
    let isTooFew = picked.isSubset(of: quiz.rightLetters)
    let advice =
      isTooFew
      ? "Your answer is right, but not complete; name every right choice."
      : "Try again, or type 'skip' to continue."
    return CommandReport(lines: reasons + [""] + text.note(advice))
  }

  /// Returns whether a line contains words of a choice rather than a command.
  private func isMeantAsChoice(_ line: String, of quiz: QuizCell) -> Bool {
    let typed = AnswerLine(line)
    return !typed.isCommand && !typed.text.isEmpty
      && quiz.choices.contains { $0.text.plainText.lowercased().contains(typed.text.lowercased()) }
  }

  /// Shows the answer to the open question, or returns nil if no question is open.
  func solution(number: Int) -> CommandReport? {
    switch pages.current {
    case .quiz(let quiz)?:
      return leave(quiz.choices.indices.flatMap { text.why($0, of: quiz) })
    case .prediction(let subject, let exchanges)?:
      return predict(nil, subject, exchanges, number: number)
    case .task(let task)?:
      if hasStrayed { restore() }
      return finish(task, number: number)
    case .prose?, .command?, .trial?, nil: return nil
    }
  }

  /// Plays commands in order, and returns the last report and the lines to show.
  func play(
    _ exchanges: [Transcript.Exchange],
    number: Int
  ) -> (report: CommandReport, lines: [StyledText]) {
    var last = CommandReport()
    var lines: [StyledText] = []
    for exchange in exchanges {
      last = stage.run(exchange.input, number: number)
      lines += perform(exchange, report: &last)
    }
    return (last, lines)
  }

  /// Plays a question without a reader, using the author's answer.
  func recite(_ step: LessonStep, number: Int) -> CommandReport {
    let question = text.lines(of: step, isAsked: false)
    switch step {
    case .prediction(let subject, let exchanges):
      let (report, lines) = play(exchanges, number: number)
      var whole = report
      let shown = snapshot.map { text.lines(shownBy: LessonPrediction(subject, of: $0)) } ?? []
      pages.advance()
      whole.lines =
        [StyledText("Your prediction", .heading)] + lines + [""] + shown + read()
      return whole
    case .quiz(let quiz):
      pages.advance()
      let reasons = quiz.choices.indices.flatMap { text.why($0, of: quiz) }
      return CommandReport(lines: question + [""] + reasons + read())
    case .task(let task):
      var report = finish(task, number: number)
      report.lines = question + [""] + report.lines
      return report
    case .trial, .prose, .command:
      pages.advance()
      return CommandReport(lines: question + read())
    }
  }

  private var snapshot: Snapshot? {
    if case .running(let snapshot) = stage.place { snapshot } else { nil }
  }
}
