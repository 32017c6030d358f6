package import Course
package import SceneText
import Script

/// A player of a lesson at the prompt, where a learner can also run other commands between the steps.
///
/// An empty line or `next` continues. Any other line runs as a command. When the lesson continues, it first restores
/// the app to the lesson's position.
package final class LessonPlayer: CommandRunning {
  /// The number of commands whose output differs from the lesson.
  package private(set) var differences = 0

  let lesson: Lesson
  let stage: any LessonStage
  let audience: Audience
  var pages: LessonPages
  /// The positions at which the reader has stopped, ending with the current one.
  var stops: [LessonPages.Place] = []
  /// The state that determines the effect of Enter.
  var state = State.reading
  /// A Boolean value that indicates whether the learner has run commands that are not part of the lesson.
  var hasStrayed = false
  let memory: LessonMemory
  /// A closure that receives the index of the next step whenever the reader continues.
  let publish: (Int) -> Void
  /// The state of the storage for the reader's position.
  var keeping = Keeping.works

  /// A state that determines the effect of Enter.
  enum State {
    /// The state in which Enter shows the next part of the lesson.
    case reading
    /// The state in which Enter shows the rest of a command's output, which did not fit in the window.
    case turning(unread: [StyledText])
    /// The state in which a completely shown question awaits an answer.
    case asking(OpenQuestion)
  }

  /// The state of an open question.
  struct OpenQuestion {
    /// A Boolean value that indicates whether the reader pressed Enter and was reminded to answer.
    var hasReminded = false
    /// The number of hints shown for the question.
    var hints = 0
  }

  /// A state of the storage for the reader's position.
  enum Keeping {
    /// Storage without any error.
    case works
    /// Storage whose failure, for the given reason, has not been reported.
    case fails(reason: String)
    /// Storage whose failure has been reported.
    case isReported
  }

  /// Creates a player at the beginning of a lesson.
  ///
  /// - Parameters:
  ///   - lesson: The lesson.
  ///   - stage: The runner of its commands.
  ///   - audience: The reader of the lesson.
  ///   - memory: The storage for the reader's position.
  ///   - showsNotes: Whether to show the notes for teachers.
  ///   - publish: A closure called with the next step whenever the reader continues.
  /// - Throws: `ContentError` if a cell of the lesson is not a transcript.
  package init(
    lesson: Lesson,
    stage: any LessonStage,
    audience: Audience = .person { nil },
    memory: LessonMemory = .none,
    showsNotes: Bool = false,
    publish: @escaping (Int) -> Void = { _ in }
  ) throws(ContentError) {
    self.lesson = lesson
    self.stage = stage
    self.audience = audience
    self.memory = memory
    self.publish = publish
    pages = LessonPages(steps: try LessonStep.steps(of: lesson), showsNotes: showsNotes)
  }

  /// A Boolean value that indicates whether the lesson is finished.
  package var isFinished: Bool { pages.isFinished }

  package var place: Place { stage.place }

  package var layout: TextLayout {
    get { stage.layout }
    set { stage.layout = newValue }
  }

  var text: LessonText { LessonText(layout: layout) }

  /// A Boolean value that indicates whether the current step is a question that was shown completely.
  var isAsking: Bool {
    if case .asking = state { true } else { false }
  }

  /// Starts the app, and shows the first page or the page where the reader stopped.
  ///
  /// - Returns: The page, or the reason why the app did not start.
  package func begin() -> CommandReport {
    var report = stage.launch()
    guard case .done = report.outcome else { return report }
    var lines: [StyledText] = []
    if let step = rememberedStep {
      stops = pages.stops(upTo: step)
      pages.place = stops.last ?? LessonPages.Place()
      for (index, line) in pages.inputs.enumerated() { _ = stage.run(line, number: index + 1) }
      lines += text.note(
        "You were here before, at \(position). To start the lesson again, type: restart"
      )
      stops = stops.dropLast()
    }
    report.lines = read(after: lines, of: report)
    return report
  }

  package func run(_ line: String, number: Int) -> CommandReport {
    let words = line.split(whereSeparator: \.isWhitespace)
    guard !words.isEmpty else { return goOn(number: number) }
    if words.count == 1, let word = LessonWord(rawValue: String(words[0])),
      let report = run(word, number: number)
    {
      return report
    }
    if let advice = advice(onEarly: line) { return CommandReport(lines: advice) }
    switch pages.current {
    case .prediction(let subject, let exchanges)? where isAsking:
      if let answer = AnswerLine(line).prediction(of: subject) {
        return predict(answer, subject, exchanges, number: number)
      }
      // A reader who types the command plays it without a prediction.
      if !hasStrayed, exchanges.first?.input.split(whereSeparator: \.isWhitespace) == words {
        return predict(nil, subject, exchanges, number: number)
      }
    case .quiz(let quiz)? where isAsking:
      if let report = answer(line, to: quiz) { return report }
    case .task(let task)? where isAsking: return attempt(line, at: task, number: number)
    case .command(let exchange)? where !hasStrayed:
      if exchange.input.split(whereSeparator: \.isWhitespace) == words {
        return play(number: number, isEchoed: false)
      }
    default: break
    }
    var report = stray(line, number: number)
    if words == ["help"] { report.lines += [""] + text.help }
    return report
  }

  package func expectsEnd(_ line: String) -> Bool? {
    stage.expectsEnd(line)
  }

  /// Runs a command that is not part of the lesson, and explains once how to return to the lesson.
  func stray(_ line: String, number: Int) -> CommandReport {
    var report = stage.run(line, number: number)
    if report.outcome == .quit {
      if !isFinished, audience.isAttended {
        report.lines += text.note("This is \(position); next time, the lesson continues here.")
      }
      return report
    }
    guard report.outcome != .nothing else { return report }
    // A refused command has changed nothing.
    if case .failed(let fault) = report.outcome, fault.status != .appEnded { return report }
    if !hasStrayed, !isFinished {
      report.lines += ["", StyledText("next: back to the lesson", .secondary)]
    }
    hasStrayed = true
    return report
  }
}

extension LessonPlayer {
  /// Runs one of the lesson's words, or returns nil if the word has no meaning at this position.
  private func run(_ word: LessonWord, number: Int) -> CommandReport? {
    switch word {
    case .next: goOn(number: number)
    case .previous: previous()
    case .restart: go(to: [])
    case .resume, .play: isFinished ? CommandReport(lines: end) : go(to: stops)
    case .skip: skip()
    case .hint: hint()
    case .solution where pages.current?.isQuestion == true && !isAsking:
      CommandReport(lines: comesFirst)
    case .solution: solution(number: number)
    }
  }

  /// Shows the next page, plays the next command, or skips a question.
  private func goOn(number: Int) -> CommandReport {
    if case .turning(let unread) = state { return CommandReport(lines: read(after: unread)) }
    guard let step = pages.current else { return CommandReport(lines: end) }
    if !audience.isAttended, step.isQuestion { return recite(step, number: number) }
    switch step {
    case .prose: return CommandReport(lines: read())
    case .command: return play(number: number, isEchoed: true, after: comeBack())
    case .trial where isAsking: return leave()
    case .prediction, .quiz, .task, .trial:
      guard case .asking(var question) = state else {
        return CommandReport(lines: read(after: comeBack()))
      }
      guard !hasStrayed else { return go(to: stops, after: comeBack()) }
      guard question.hasReminded else {
        question.hasReminded = true
        state = .asking(question)
        return CommandReport(lines: text.note(reminder(of: step)))
      }
      if case .prediction(let subject, let exchanges) = step {
        return predict(nil, subject, exchanges, number: number)
      }
      return leave(answerOfOpenQuestion)
    }
  }

  private func reminder(of step: LessonStep) -> String {
    switch step {
    case .quiz(let quiz):
      "\(text.howToAnswer(quiz)) Press Enter again to continue without an answer."
    case .task: "The task is not done yet. 'hint' helps; press Enter again to leave the task."
    default: "Write what you expect. Press Enter again to continue without a prediction."
    }
  }

  /// Skips the current step.
  private func skip() -> CommandReport {
    guard !isFinished else { return CommandReport(lines: end) }
    return leave(answerOfOpenQuestion)
  }

  /// Goes past the current step as if it were complete.
  ///
  /// - Parameters:
  ///   - lines: The lines about the step.
  ///   - report: The result of the command that completed the step, if there was one.
  /// - Returns: The next page.
  func leave(
    _ lines: [StyledText] = [],
    of report: CommandReport = CommandReport()
  ) -> CommandReport {
    let inputs = pages.current?.inputs ?? []
    pages.advance()
    if hasStrayed || !inputs.isEmpty { restore() }
    return CommandReport(lines: read(after: lines, of: report))
  }

  private func previous() -> CommandReport {
    guard stops.count > 1 else {
      return CommandReport(lines: text.note("This is the beginning of the lesson."))
    }
    return go(to: stops.dropLast())
  }

  /// Goes to the last of the given positions, and restores the app's state there.
  private func go(
    to places: [LessonPages.Place],
    after lines: [StyledText] = []
  ) -> CommandReport {
    pages.place = places.last ?? LessonPages.Place()
    stops = places.dropLast()
    restore()
    return CommandReport(lines: read(after: lines))
  }

  private func play(
    number: Int,
    isEchoed: Bool,
    after head: [StyledText] = []
  ) -> CommandReport {
    guard let exchange = pages.upcoming else { return CommandReport() }
    pages.advance()
    var report = stage.run(exchange.input, number: number)
    let lines = perform(exchange, report: &report, isEchoed: isEchoed)
    report.lines = read(after: head + lines, of: report)
    return report
  }

  /// Performs a lesson's command, and returns the output, with a note if the output differs from the lesson.
  func perform(
    _ exchange: Transcript.Exchange,
    report: inout CommandReport,
    isEchoed: Bool = true
  ) -> [StyledText] {
    var output = report.lines
    // A lesson may show a refused command, so a failure is an answer like any other.
    if case .failed(let fault) = report.outcome { output += fault.lines }
    if report.outcome != .quit { report.outcome = .done }
    var echo: [StyledText] = []
    if isEchoed {
      // The command causes the app's output, so the output appears below it.
      echo = text.command(exchange.input, after: "> ")
      echo += CommandReportText(report: report, layout: layout).console
      report.console = ConsoleExcerpt()
    }
    return echo + output + difference(of: output, from: exchange)
  }

  /// Returns a note about output that differs from the lesson.
  private func difference(
    of output: [StyledText],
    from exchange: Transcript.Exchange
  ) -> [StyledText] {
    // Lessons are written for this layout; another layout breaks lines elsewhere.
    guard layout.isStandard, exchange.difference(from: output.map(\.plain)) != nil else {
      return []
    }
    differences += 1
    let note =
      "This is not what the lesson shows (Lesson.md, line \(exchange.line)). The lesson shows:"
    return layout.paragraph(note, style: .warning)
      + exchange.output.map { StyledText("  " + Printable.line($0), .secondary) }
  }
}
