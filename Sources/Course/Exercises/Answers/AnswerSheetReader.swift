/// A reader that parses a learner's answers line by line.
struct AnswerSheetReader {
  private let names: [String]
  private var log: ProblemLog
  private var answers: [String: AnswerSheet.Answer] = [:]
  /// The names of checks that have already occurred, with or without an answer.
  private var seen: Set<String> = []
  /// The name of the check whose answer the next lines may continue, or nil if there is none.
  private var current: String?

  init(file: String, names: [String]) {
    self.names = names
    log = ProblemLog(file: file)
  }

  /// Returns the sheet, or throws an error that lists every line that belongs to no answer.
  func sheet() throws(ContentError) -> AnswerSheet {
    try log.throwProblems()
    return AnswerSheet(answers: answers)
  }

  /// Reads a line of the form `NAME: ANSWER` or an indented continuation of the preceding answer.
  mutating func read(_ line: Substring, number: Int) {
    let content = Self.withoutComment(line)
    let text = content.trimmingWhitespace()
    guard !text.isEmpty else { return }
    let column = content.prefix(while: \.isWhitespace).count + 1
    let position = ContentProblem.Position(line: number, column: column)
    if column > 1, let current {
      add(text, to: current, at: position)
    } else {
      readEntry(text, at: position)
    }
  }

  private mutating func readEntry(_ line: String, at position: ContentProblem.Position) {
    guard let colon = line.firstIndex(of: ":") else {
      current = nil
      return log.report(
        "this line is not part of a question; write 'NAME: ANSWER', and begin continuation lines with two spaces",
        at: position
      )
    }
    let name = line[..<colon].trimmingWhitespace()
    current = name
    guard names.contains(name) else {
      let known = names.joined(separator: ", ")
      return log.report("there is no question '\(name)'; the questions are \(known)", at: position)
    }
    guard seen.insert(name).inserted else {
      return log.report("'\(name)' is answered twice; answer it once", at: position)
    }
    let rest = line[line.index(after: colon)...]
    let answer = rest.trimmingWhitespace()
    guard !answer.isEmpty else { return }
    let offset = line.count - rest.count + rest.prefix(while: \.isWhitespace).count
    add(answer, to: name, at: .init(line: position.line, column: position.column + offset))
  }

  private mutating func add(
    _ text: String,
    to name: String,
    at position: ContentProblem.Position
  ) {
    let known = answers[name]
    answers[name] = AnswerSheet.Answer(
      known.map { "\($0.text)\n\(text)" } ?? text,
      at: known?.position ?? position
    )
  }

  /// Returns the line without its comment, which begins with `#` at the start or after a blank.
  static func withoutComment(_ line: Substring) -> Substring {
    var previous: Character = " "
    for index in line.indices {
      if line[index] == "#", previous.isWhitespace { return line[..<index] }
      previous = line[index]
    }
    return line
  }
}
