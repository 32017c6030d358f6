import Course
import Grading
import SceneModel
import SceneText
import Script

extension CellSession {
  private var text: LessonText { LessonText(layout: layout) }

  /// Asks for a prediction of a cell's result, runs the cell, and reports which parts of the prediction were right.
  ///
  /// Without a user to answer, the commands run, and the cell shows the correct answer.
  func predict(_ cell: Cell) throws(CommandFailure) {
    guard let subject = Prediction.Subject(rawValue: cell.argument) else {
      let names = Prediction.Subject.allCases.map(\.rawValue).joined(separator: ", ")
      throw CommandFailure(
        .misuse,
        saying:
          "'\(Printable.line(cell.argument))' cannot be predicted; write one of \(names), as in: %%predict screen"
      )
    }
    let answer = try askPrediction(of: subject)
    for (index, line) in cell.lines.enumerated() {
      // A refusal is an answer like any other.
      let report = try run(line, number: index + 1)
      if case .failed(let fault) = report.outcome { show(fault.lines) }
      guard report.outcome != .quit else { return }
    }
    guard case .running(let snapshot) = try current().commands.place else { return }
    let prediction = LessonPrediction(subject, of: snapshot)
    if let answer {
      show(text.verdict(on: answer, prediction.finding(of: answer), of: prediction))
    } else {
      show(text.lines(shownBy: prediction))
    }
    showApp()
  }

  /// Returns the user's prediction, or nil if there is no user or the answer is empty.
  private func askPrediction(of subject: Prediction.Subject) throws(CommandFailure) -> String? {
    // The app is open before the question, so that the user can look at it.
    _ = try current()
    let form = LessonPrediction.form(of: subject)
    var prompt = "Before this runs: \(form)."
    while true {
      guard let line = ask(prompt)?.trimmed, !line.isEmpty else { return nil }
      guard let complaint = LessonPrediction.complaint(about: line, subject) else { return line }
      prompt = "\(complaint) For your prediction, \(form)."
    }
  }

  /// Asks a question of the lesson until the answer is correct or empty.
  func askQuiz(_ argument: String) throws(CommandFailure) {
    let quizzes = try lesson("a question", "%quiz").blocks.compactMap { block in
      if case .quiz(let quiz) = block { quiz } else { nil }
    }
    let quiz = quizzes[try place(argument, in: quizzes.count, "question")]
    let known = quiz.choices.indices.map(Question.letter)
    var prompt = text.howToAnswer(quiz)
    while let line = ask(prompt)?.trimmed, !line.isEmpty {
      guard let picked = AnswerLine(line).letters(among: known) else {
        prompt = "'\(Printable.line(line))' is not a letter. \(text.howToAnswer(quiz))"
        continue
      }
      if let stranger = picked.first(where: { !known.contains($0) }) {
        prompt = "There is no choice \(stranger). \(text.howToAnswer(quiz))"
        continue
      }
      show(known.indices.filter { picked.contains(known[$0]) }.flatMap { text.why($0, of: quiz) })
      guard picked != Set(quiz.rightLetters) else { return }
      prompt =
        picked.isSubset(of: quiz.rightLetters)
        ? "Your answer is right, but not complete; name every right choice."
        : "Try again, or leave the answer empty to continue."
    }
    show(quiz.choices.indices.flatMap { text.why($0, of: quiz) })
  }

  /// Checks a task of the lesson, and reports whether the task is complete.
  func lookAtTask(_ argument: String) throws(CommandFailure) {
    let number = try place(argument, in: try tasks().count, "task")
    let found = try tasks()[number]
    let commands = try current().commands
    let isDone = found.expectations.allSatisfy { commands.run($0.text, number: 1).outcome == .done }
    if task?.number != number { task = (number, 0) }
    show(
      isDone
        ? [StyledText("Done.", .success)]
        : text.note(
          "The task is not done yet. Write commands in a cell, then run this cell again; %hint helps."
        )
    )
  }

  /// Shows the next hint for the task that was checked last.
  func showTaskHint() throws(CommandFailure) {
    guard let task else { return }
    let found = try tasks()[task.number]
    let index = min(task.hints, found.hints.count - 1)
    self.task = (task.number, min(task.hints + 1, found.hints.count))
    guard index >= 0 else { return show(text.note("This task has no hints.")) }
    let head = StyledText("Hint \(index + 1) of \(found.hints.count)  ", .secondary)
    show(layout.paragraph(found.hints[index], after: head, indent: 2))
  }

  private func tasks() throws(CommandFailure) -> [TaskCell] {
    try lesson("a task", "%task").blocks.compactMap { block in
      if case .task(let task) = block { task } else { nil }
    }
  }

  private func lesson(_ what: String, _ word: String) throws(CommandFailure) -> Lesson {
    guard let lesson = app?.lesson else {
      throw CommandFailure(
        .misuse,
        saying:
          "\(word) is about \(what) of a lesson, but no lesson's app is open; open one, as in: %%app 1"
      )
    }
    return lesson
  }

  /// Returns the zero-based index for a number that a user counts from 1.
  private func place(
    _ argument: String,
    in count: Int,
    _ noun: String
  ) throws(CommandFailure) -> Int {
    guard let number = Int(argument), (1...max(count, 1)).contains(number), count > 0 else {
      let range = count == 0 ? "this lesson has none" : "this lesson has \(count), numbered from 1"
      throw CommandFailure(
        .misuse,
        saying: "there is no \(noun) '\(Printable.line(argument))'; \(range)"
      )
    }
    return number - 1
  }
}
