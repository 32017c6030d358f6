/// A fenced block in Markdown, before it is interpreted.
struct CodeFence {
  /// The text that follows the opening fence on its line.
  let info: String
  /// The text between the fences.
  let text: String
  /// The position of the opening fence.
  let position: ContentProblem.Position

  init(info: String, text: String, node: OpaquePointer) {
    self.info = info
    self.text = text
    position = ContentProblem.Position(of: node)
  }

  /// A kind of cell in a lesson.
  enum CellKind: String, CaseIterable {
    case nav
    case quiz
    case task
    case trial = "try"
    case teacher
  }

  /// The languages of code that is displayed without being interpreted.
  private static let languages = ["text", "sh", "yaml", "json", "xml"]

  private var words: [String] { info.split(separator: " ").map(String.init) }

  /// The kind of cell that the fence opens, or nil if the fence opens no cell.
  var cellKind: CellKind? { words.first.flatMap(CellKind.init) }

  /// Returns the block that the fence represents in a lesson, or logs a problem and returns nil.
  func lessonBlock(regions: [SourceRegion]?, log: inout ProblemLog) -> Block? {
    if let cellKind { return cell(cellKind, log: &log) }
    switch words.first {
    case "swift": return region(words: words, regions: regions, log: &log)
    case let language?: return code(language, log: &log)
    case nil: return .code(language: nil, text: text)
    }
  }

  /// Returns the block that the fence represents in a cell, or logs a problem and returns nil.
  func passageBlock(log: inout ProblemLog) -> Block? {
    guard cellKind == nil, words.first != "swift" else {
      log.report(
        "a cell cannot contain another cell; use 'text' for code inside a cell",
        at: position
      )
      return nil
    }
    guard let language = words.first else { return .code(language: nil, text: text) }
    return code(language, log: &log)
  }

  /// Returns the block that the fence represents in an exercise's task, or logs a problem and returns nil.
  func taskBlock(log: inout ProblemLog) -> Block? {
    guard !info.hasPrefix("nav") else {
      log.report(
        "a task cannot have 'nav' cells, because nothing runs them; use 'text'",
        at: position
      )
      return nil
    }
    return .code(language: info.isEmpty ? nil : info, text: text)
  }

  private func code(_ language: String, log: inout ProblemLog) -> Block? {
    guard Self.languages.contains(language) else {
      let kinds = (CellKind.allCases.map(\.rawValue) + ["swift"] + Self.languages)
        .joined(separator: ", ")
      log.report("'\(language)' is not a kind of cell; use one of \(kinds)", at: position)
      return nil
    }
    return .code(language: language, text: text)
  }

  private func cell(_ kind: CellKind, log: inout ProblemLog) -> Block? {
    if kind == .nav { return commands(log: &log) }
    if words.count > 1 {
      log.report(
        "'\(kind.rawValue)' takes no further arguments; remove '\(words[1])'",
        at: position
      )
    }
    let reader = CellReader(text: text, position: position)
    return switch kind {
    case .nav, .quiz: reader.quiz(log: &log)
    case .task: reader.task(log: &log)
    case .trial: reader.trial(log: &log)
    case .teacher: reader.notes(log: &log)
    }
  }

  private func commands(log: inout ProblemLog) -> Block? {
    guard let cell = navCell(log: &log) else { return nil }
    guard words.count > 1 else { return .transcript(cell) }
    let mark = "predict="
    guard words.count == 2, words[1].hasPrefix(mark) else {
      let wrong = words.dropFirst().first { !$0.hasPrefix(mark) } ?? words[2]
      log.report("'nav' takes only 'predict=…'; remove '\(wrong)'", at: position)
      return nil
    }
    let name = String(words[1].dropFirst(mark.count))
    guard let subject = Prediction.Subject(rawValue: name) else {
      let known = Prediction.Subject.allCases.map(\.rawValue).joined(separator: ", ")
      log.report("'\(name)' cannot be predicted; use one of \(known)", at: position)
      return nil
    }
    return .prediction(PredictionCell(subject, cell))
  }

  private func navCell(log: inout ProblemLog) -> NavCell? {
    let lines = text.split(separator: "\n", omittingEmptySubsequences: false)
    guard let first = lines.firstIndex(where: { !$0.isEmpty }) else {
      log.report("this 'nav' cell is empty; write '> ' and a command in it", at: position)
      return nil
    }
    let firstLine = position.line + 1 + log.lineOffset
    guard lines[first].hasPrefix("> ") else {
      log.report(
        "a 'nav' cell must start with a command; write '> ' before it",
        at: .init(line: position.line + 1 + first)
      )
      return nil
    }
    return NavCell(text: text, line: firstLine)
  }

  private func region(
    words: [String],
    regions: [SourceRegion]?,
    log: inout ProblemLog
  ) -> Block? {
    guard words.count == 3, words[1] == "app", words[2].hasPrefix("region=") else {
      log.report(
        "Swift code in a lesson must come from App.swift; write 'swift app region=NAME',"
          + " or 'text' for a fragment that is not compiled",
        at: position
      )
      return nil
    }
    guard text.isEmpty else {
      log.report(
        "the code comes from App.swift; leave this block empty",
        at: .init(line: position.line + 1)
      )
      return nil
    }
    guard let regions else { return nil }
    let name = String(words[2].dropFirst("region=".count))
    guard let region = regions.first(where: { $0.name == name }) else {
      let known = regions.map { "'\($0.name)'" }.joined(separator: ", ")
      let advice = known.isEmpty ? "mark it with '// region \(name)'" : "its regions are \(known)"
      log.report("App.swift has no region '\(name)'; \(advice)", at: position)
      return nil
    }
    return .source(region)
  }
}
