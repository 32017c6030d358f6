package import Course
package import Grading
package import LineEditing
package import SceneText
import Script

/// A round of questions from one exercise at the prompt, during which the previous app stays open.
///
/// Each answer is written into the learner's file, and the file is judged, so that `check` gives the same result. A
/// wrong answer counts as a check, and so does the last answer; a correct answer before the last does not.
package final class AnswerRound: CommandRunning {
  /// The exercise that the questions belong to.
  package let exercise: Exercise
  private let base: any CommandRunning
  private let services: Services
  private let questions: [AskedQuestion]
  /// The lines that offer a folder for work, or an empty array if the learner already has one.
  private let offer: [StyledText]
  /// The source of the app that predictions are about, or nil if there is no app.
  private let code: CodePages?
  /// The names of the checks that do not pass yet.
  private var open: [String] = []
  /// The index of the current question.
  private var current = 0
  /// A Boolean value that indicates whether every question has been answered correctly.
  package private(set) var isSolved = false

  /// The services that an answer round depends on.
  package struct Services {
    /// A closure that creates the course actions for a layout.
    package var actions: (TextLayout) throws -> CourseActions
    /// A closure that checks a submission for an exercise.
    package var judge: (Submission, Exercise) throws -> Report
    /// A closure that returns the number of rows of the terminal, or nil if that is unknown.
    package var rows: () -> Int?
    /// The invocation of NavLab that the learner uses after the round, or nil to use the current prompt.
    package var invocationAfterwards: Invocation?

    /// Creates a set of services.
    ///
    /// - Parameters:
    ///   - actions: A closure that prepares the actions on exercises.
    ///   - judge: A closure that judges work on an exercise.
    ///   - rows: A closure that returns the number of the terminal's rows, if it is known.
    ///   - invocationAfterwards: The invocation of NavLab for the learner after the round, or nil for the prompt that
    ///     opened the round.
    package init(
      actions: @escaping (TextLayout) throws -> CourseActions,
      judge: @escaping (Submission, Exercise) throws -> Report,
      rows: @escaping () -> Int? = { nil },
      invocationAfterwards: Invocation? = nil
    ) {
      self.actions = actions
      self.judge = judge
      self.rows = rows
      self.invocationAfterwards = invocationAfterwards
    }

    /// Returns a layout with the invocation of NavLab that applies after the round.
    fileprivate func afterwards(_ layout: TextLayout) -> TextLayout {
      var layout = layout
      layout.invocation = invocationAfterwards ?? layout.invocation
      return layout
    }
  }

  /// Creates a round of questions for an exercise.
  ///
  /// - Parameters:
  ///   - query: The exercise as the learner names it, or nil for the current one.
  ///   - base: The runner of lines that are not answers.
  ///   - services: The services that do the work.
  ///   - layout: The layout width and character set.
  /// - Throws: `CommandFailure` if the exercise asks no questions, or its folder cannot be written.
  package init(
    _ query: String?,
    base: any CommandRunning,
    services: Services,
    layout: TextLayout
  ) throws {
    self.base = base
    self.services = services
    let actions = try services.actions(services.afterwards(layout))
    offer = try actions.workFolderOffer()
    exercise = try actions.answerable(query)
    questions = exercise.questions
    let app = exercise.app
    code =
      exercise.kind.hasGivenApp
      ? CodePages(rows: services.rows) {
        [(name: "App.swift", text: try TextFile.read(app, remedy: "the course is incomplete"))]
      } : nil
  }

  package var layout: TextLayout {
    get { base.layout }
    set { base.layout = newValue }
  }

  package var place: Place {
    .asked("Exercise \(exercise.id.number), \(current + 1) of \(questions.count)")
  }

  /// Asks the first question that has not been answered correctly.
  ///
  /// - Returns: The question, or the next options if all questions have correct answers.
  package func begin() -> CommandReport {
    attempt { actions throws(CommandFailure) in
      let report = try refresh(at: actions)
      guard !open.isEmpty else { return try end(report) }
      current = questions.firstIndex { open.contains($0.check.name) } ?? 0
      let head = layout.paragraph(
        "\(exercise.id.number). \(Printable.line(exercise.title))",
        style: .heading
      )
      let right = questions.count - open.count
      let note =
        right == 0
        ? []
        : text.note(
          "\(right) of \(questions.count) \(right == 1 ? "is" : "are") answered"
            + "\(keepsAnswers ? "" : " rightly") already."
        )
      return CommandReport(
        lines: head + note + text.note(help) + offer + [""] + question
      )
    }
  }

  package func run(_ line: String, number: Int) -> CommandReport {
    let words = line.split(whereSeparator: \.isWhitespace).map(String.init)
    guard let first = words.first else { return CommandReport(lines: question) }
    switch words.count == 1 ? first : "" {
    case "skip", "next": return move(by: 1)
    case "previous": return move(by: -1)
    case "quit", "q": return leave()
    default: break
    }
    if Self.wordsOfExercise.contains(first) { return pass(words, number: number) }
    if let code, let part = Self.part(in: line) { return show(part, of: code) }
    if let report = answer(line) { return report }
    return run(inBase: line, number: number)
  }

  package func completions(for text: String) -> Completions { base.completions(for: text) }

  package func expectsEnd(_ line: String) -> Bool? { base.expectsEnd(line) }

  package func news() -> CommandReport? { base.news() }

  /// The commands that refer to the current exercise unless they name another.
  private static let wordsOfExercise: Set<String> = ["check", "hint", "reset", "solution", "start"]
}

extension AnswerRound {
  private var text: LessonText { LessonText(layout: layout) }

  private var asked: AskedQuestion { questions[current] }

  private var question: [StyledText] {
    QuestionText(layout: layout).lines(of: asked, number: current + 1, of: questions.count)
  }

  private var help: String {
    "'skip' leaves a question for later, 'hint' gives help,\(code == nil ? "" : " 'code' shows the app,")"
      + " and 'quit' leaves the rest."
  }

  /// Returns the part of the source that a line requests, or nil if the line does not request the source.
  private static func part(in line: String) -> SourcePart? {
    do throws(ScriptError) {
      return (try Statement(parsing: line)?.command as? CodeCommand)?.part
    } catch {
      // The runner of the line reports its mistakes.
      return nil
    }
  }

  private func show(_ part: SourcePart, of code: CodePages) -> CommandReport {
    do throws(Failure) {
      return CommandReport(lines: try code.lines(of: part, layout))
    } catch {
      return CommandReport(outcome: .failed(CommandFault(.misuse, error.message)))
    }
  }

  /// Judges the answer in a line, or returns nil if the line contains no answer.
  private func answer(_ line: String) -> CommandReport? {
    let typed = AnswerLine(line)
    switch asked.check.method {
    case .question(let question):
      let known = question.choices.indices.map(Question.letter)
      guard let letters = typed.letters(among: known) else {
        guard !typed.isCommand, isWords(of: question, typed.text) else { return nil }
        return complain("'\(Printable.line(typed.text))' is not a letter.")
      }
      if let stranger = letters.sorted().first(where: { !known.contains($0) }) {
        return complain("There is no choice \(stranger).")
      }
      return judge(letters.sorted().map(String.init).joined(separator: " "))
    case .prediction(let prediction, _):
      guard let answer = typed.prediction(of: prediction.subject) else { return nil }
      let complaint =
        LessonPrediction.complaint(about: answer, prediction.subject)
        ?? AnswerSheet.obstacle(to: answer)
      if let complaint { return complain(complaint) }
      return judge(answer)
    case .script, .goal, .witness, .source, .sentences: return nil
    }
  }

  private func isWords(of question: Question, _ text: String) -> Bool {
    question.choices.contains { $0.text.lowercased().contains(text.lowercased()) }
  }

  private func complain(_ complaint: String) -> CommandReport {
    let advice = QuestionText(layout: layout).howToAnswer(asked)
    return CommandReport(lines: layout.paragraph("\(complaint) \(advice).", style: .warning))
  }

  /// A Boolean value that indicates whether answers are stored for grading without any feedback in the round.
  private var keepsAnswers: Bool { questions.contains { $0.check.visibility == .hidden } }

  private func judge(_ answer: String) -> CommandReport {
    attempt { actions throws(CommandFailure) in
      let check = asked.check
      try actions.write(answer, for: check, of: exercise)
      let report = try refresh(at: actions)
      guard check.visibility == .public else {
        let note = text.note("Saved. NavLab checks this answer when your work is graded.")
        guard !open.isEmpty else {
          var end = try self.end(report)
          end.lines = note + [""] + end.lines
          return end
        }
        advance(by: 1)
        return CommandReport(lines: note + [""] + question)
      }
      let result = report.results.first { $0.check.name == check.name }
      let drawing = ReportText(layout: layout)
      let verdict = result.map { drawing.lines(of: $0, among: report.results) } ?? []
      guard result?.verdict == .passed else {
        try actions.count(report)
        return CommandReport(
          lines: verdict + [""]
            + text.note("Try again, or type 'skip' to leave this question for later.")
        )
      }
      guard !open.isEmpty else {
        var end = try self.end(report)
        end.lines = verdict + [""] + end.lines
        return end
      }
      advance(by: 1)
      return CommandReport(lines: verdict + [""] + question)
    }
  }

  /// Updates the record of correctly answered questions without changing the current question.
  @discardableResult
  private func refresh(at actions: CourseActions) throws(CommandFailure) -> Report {
    let report = try actions.look(at: exercise, judge: services.judge)
    if case .unreadable(let problems)? = report.obstacle {
      throw CommandFailure(.misuse, problems.joined(separator: "\n"))
    }
    open = report.results.filter { $0.verdict != .passed }.map(\.check.name)
    guard keepsAnswers else { return report }
    let answered = try actions.answeredChecks(of: exercise)
    open += questions.map(\.check).filter { $0.visibility == .hidden }.map(\.name)
      .filter { !answered.contains($0) }
    return report
  }

  /// Goes to the next open question in a direction, continuing at the other end if necessary.
  ///
  /// - Parameters:
  ///   - step: The direction: 1 for forwards, -1 for backwards.
  ///   - visitsKept: Whether to stop at answers that are kept for grading as well, since the learner can change them.
  private func advance(by step: Int, visitsKept: Bool = false) {
    for _ in questions {
      current = (current + step + questions.count) % questions.count
      if open.contains(asked.check.name) { return }
      if visitsKept, asked.check.visibility == .hidden { return }
    }
  }

  private func move(by step: Int) -> CommandReport {
    let before = current
    advance(by: step, visitsKept: true)
    guard current != before else {
      return CommandReport(
        lines: text.note("This is the only open question; 'quit' leaves it for later.")
      )
    }
    return CommandReport(lines: question)
  }

  /// Runs a command about this exercise, adding the exercise's name if the command names none.
  private func pass(_ words: [String], number: Int) -> CommandReport {
    let isNamed = words.dropFirst().contains { !$0.hasPrefix("-") }
    let name = isNamed ? [] : ["\(exercise.id.number)"]
    let line = ([words[0]] + name + words.dropFirst()).joined(separator: " ")
    let report = run(inBase: line, number: number)
    guard report.outcome == .done else { return report }
    let state = attempt { actions throws(CommandFailure) in
      try refresh(at: actions)
      if !open.isEmpty, !open.contains(asked.check.name) { advance(by: 1) }
      return CommandReport()
    }
    if case .failed = state.outcome { return state }
    guard open.isEmpty else { return report }
    var end = report
    if services.invocationAfterwards != nil {
      // The report names commands as typed at the prompt, but the learner leaves it now.
      end = attempt { actions throws(CommandFailure) in
        CommandReport(lines: try afterwards.closing(of: try refresh(at: actions)))
      }
    }
    isSolved = true
    end.outcome = .quit
    return end
  }

  private func run(inBase line: String, number: Int) -> CommandReport {
    let report = base.run(line, number: number)
    return report.outcome == .quit ? leave() : report
  }

  /// The course actions with the layout that applies after the round.
  private var afterwards: CourseActions {
    get throws(CommandFailure) {
      try CourseFailure.translate { try services.actions(services.afterwards(layout)) }
    }
  }

  private func end(_ report: Report) throws(CommandFailure) -> CommandReport {
    isSolved = true
    var lines = try afterwards.conclude(report)
    if keepsAnswers {
      let actions = try afterwards
      lines.append("")
      lines += text.note("You can change your answers until you hand in this file:")
      lines.append("  " + actions.name(actions.answerFile(of: exercise)))
    }
    return CommandReport(lines: lines, outcome: .quit)
  }

  private func leave() -> CommandReport {
    var report = attempt { actions throws(CommandFailure) in
      let file = actions.name(actions.answerFile(of: exercise))
      return CommandReport(lines: ["Your answers are kept in", "  " + file])
    }
    report.lines += CourseActions.lines(
      "To go on:",
      services.afterwards(layout).invocation("answer \(exercise.id.number)"),
      in: layout
    )
    report.outcome = .quit
    return report
  }

  /// Performs an action on the course, and reports errors as the prompt does.
  private func attempt(
    _ body: (CourseActions) throws(CommandFailure) -> CommandReport
  ) -> CommandReport {
    do throws(CommandFailure) {
      return try body(try CourseFailure.translate { try services.actions(layout) })
    } catch {
      let text = error.description
      let lines = text.split(separator: "\n").flatMap {
        layout.paragraph(String($0), style: .error)
      }
      return CommandReport(outcome: .failed(CommandFault(error.status, text, lines: lines)))
    }
  }
}
