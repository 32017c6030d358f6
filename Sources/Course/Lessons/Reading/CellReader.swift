/// A reader of the cells that learners answer or that only teachers see.
struct CellReader {
  /// The text of the cell.
  let text: String
  /// The position of the cell's fence, relative to the text.
  let position: ContentProblem.Position

  /// Returns the question in a `quiz` cell, or logs a problem and returns nil.
  func quiz(log: inout ProblemLog) -> Block? {
    let blocks = passage(text, log: &log)
    guard case .list(start: nil, let items)? = blocks.last else {
      report("a 'quiz' cell must end with its choices; write '- [ ] …' or '- [x] …' lines", &log)
      return nil
    }
    let prompt = Array(blocks.dropLast())
    if prompt.isEmpty { report("this quiz has no question; write one above the choices", &log) }
    let choices = items.compactMap { QuizChoiceReader(item: $0).choice(at: position, log: &log) }
    guard choices.count == items.count else { return nil }
    if choices.count < 2 || choices.count > Question.mostChoices {
      report(
        "a quiz must have from 2 to \(Question.mostChoices) choices; this one has \(choices.count)",
        &log
      )
    }
    if !choices.contains(where: \.isRight) {
      report("no choice is right; write '- [x]' before one or more choices", &log)
    }
    return .quiz(QuizCell(prompt: prompt, choices: choices, line: firstLine(log)))
  }

  /// Returns the content of a `try` cell, or logs a problem and returns nil.
  func trial(log: inout ProblemLog) -> Block? {
    let blocks = passage(text, log: &log)
    guard !blocks.isEmpty else {
      report("this 'try' cell is empty; say what to try", &log)
      return nil
    }
    return .trial(blocks)
  }

  /// Returns the notes in a `teacher` cell, or logs a problem and returns nil.
  func notes(log: inout ProblemLog) -> Block? {
    let blocks = passage(text, log: &log)
    guard !blocks.isEmpty else {
      report("this 'teacher' cell is empty; write notes or remove it", &log)
      return nil
    }
    return .teacher(blocks)
  }

  /// Returns the task in a `task` cell, or logs a problem and returns nil.
  func task(log: inout ProblemLog) -> Block? {
    var reader = TaskLines(firstLine: position.line + 1)
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.read(line, log: &log)
    }
    let instructions = passage(reader.prose.joined(separator: "\n"), log: &log)
    if instructions.isEmpty {
      report("this task has no instructions; write them above the commands", &log)
    }
    if reader.commands.isEmpty {
      report("a task needs the author's commands; write '> ' and a command", &log)
    }
    if reader.expectations.isEmpty {
      report("a task needs an 'expect …' line for its result; write one", &log)
    }
    if reader.hints.isEmpty { report("a task needs a hint; write a 'hint …' line", &log) }
    let offset = log.lineOffset
    func placed(_ lines: [CellLine]) -> [CellLine] {
      lines.map { CellLine($0.text, line: $0.line + offset) }
    }
    return .task(
      TaskCell(
        instructions: instructions,
        commands: placed(reader.commands),
        expectations: placed(reader.expectations),
        hints: reader.hints,
        line: firstLine(log)
      )
    )
  }

  /// Returns the Markdown blocks in a cell.
  private func passage(_ text: String, log: inout ProblemLog) -> [Block] {
    var markdown = MarkdownReader(
      dialect: .passage,
      log: ProblemLog(file: log.file, lineOffset: log.lineOffset + position.line)
    )
    let blocks = markdown.blocks(of: text)
    log.append(markdown.log)
    return blocks
  }

  private func firstLine(_ log: ProblemLog) -> Int { position.line + 1 + log.lineOffset }

  private func report(_ message: String, _ log: inout ProblemLog) {
    log.report(message, at: position)
  }
}
