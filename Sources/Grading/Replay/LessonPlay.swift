import Course
import Script

/// A lesson that is played block by block, with the current results.
struct LessonPlay {
  let lesson: Lesson
  let interpreter: Interpreter
  /// The differences from the lesson's text.
  private(set) var problems: [String] = []
  /// The cells, each with the current lines of output.
  private(set) var recorded: [(cell: NavCell, lines: [String])] = []
  /// The changes to the recorded output.
  private(set) var changes: [LineChange] = []

  init(lesson: Lesson, interpreter: Interpreter) {
    self.lesson = lesson
    self.interpreter = interpreter
  }

  /// Plays the commands of a block as the lesson's author intends.
  mutating func play(_ block: Block) throws(ContentError) {
    switch block {
    case .transcript(let cell): try play(cell)
    case .prediction(let prediction):
      try play(prediction.cell)
      checkAnswer(of: prediction)
    case .task(let task): play(task)
    case .heading, .paragraph, .list, .quote, .code, .source, .quiz, .trial, .teacher, .rule: break
    }
  }

  private mutating func play(_ cell: NavCell) throws(ContentError) {
    var lines: [String] = []
    for exchange in try Transcript(cell, in: lesson).exchanges {
      let output = interpreter.output(of: exchange.input)
      lines.append("> \(exchange.input)")
      if let difference = exchange.difference(from: output) {
        note(difference)
        lines += difference.seen.map(Transcript.escaped)
      } else {
        lines += exchange.output
      }
    }
    recorded.append((cell, lines))
  }

  private mutating func note(_ difference: TranscriptDifference) {
    let seen = difference.seen.map(Transcript.escaped)
    let exchange = difference.exchange
    let between = LineChange.between(exchange.output, seen)
    if !exchange.output.isEmpty { changes += [.kept("> \(exchange.input)")] + between }
    let shown = seen.isEmpty ? ["  (nothing)"] : between.map(\.description)
    add(
      "'\(exchange.input)' prints something else; --record writes down what it prints",
      line: difference.line,
      details: shown
    )
  }

  private mutating func checkAnswer(of prediction: PredictionCell) {
    let snapshot = interpreter.driver.snapshot
    let expected = snapshot.flatMap { LessonPrediction(prediction.subject, of: $0).answer }
    guard expected == nil else { return }
    add(
      "'\(prediction.subject.rawValue)' cannot be predicted here, because the app does not show it; "
        + "ask for something else",
      line: prediction.cell.line - 1
    )
  }

  private mutating func play(_ task: TaskCell) {
    let before = task.expectations.map { failure(of: $0) }
    // An unreadable answer is reported below, where the task should be done.
    if before.allSatisfy({ $0 == nil }) {
      add(
        "everything that the task expects already holds at its start; expect a change",
        line: task.expectations.first?.line ?? task.line
      )
    }
    for command in task.commands {
      guard let failure = failure(of: command) else { continue }
      add("the author's commands fail: \(failure.message)", line: command.line)
      return
    }
    for expectation in task.expectations {
      guard let failure = failure(of: expectation) else { continue }
      add(
        "the author's commands do not complete the task: \(failure.message)",
        line: expectation.line
      )
    }
  }

  private func failure(of line: CellLine) -> Failure? {
    do throws(Failure) {
      _ = try interpreter.run(line: line.text)
      return nil
    } catch {
      return error
    }
  }

  private mutating func add(_ message: String, line: Int, details: [String] = []) {
    let head = "\(lesson.document):\(line):1: \(message)"
    problems.append(([head] + details.map { "  | \($0)" }).joined(separator: "\n"))
  }
}
