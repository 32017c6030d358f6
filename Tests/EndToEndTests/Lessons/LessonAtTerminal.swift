import Foundation
import Terminal
import Testing
import VirtualTerminal

/// A lesson in a window, with somebody who sees no more than the window shows.
final class LessonAtTerminal {
  private let run: TerminalRun
  private let size: WindowSize
  private var screen: VirtualScreen
  /// The text that the last key has brought.
  private(set) var news: [String]
  /// The text that was shown since the last answer, without the words on how to read on.
  private var read: [String] = []
  /// The problems, with the text that was shown then.
  private(set) var problems: [String] = []

  /// Opens a lesson.
  init(_ arguments: [String], in folder: LearnerFolder, size: WindowSize) throws {
    self.size = size
    run = try TerminalRun(
      ["learn"] + arguments,
      in: folder,
      size: size,
      environment: ["NO_COLOR": "1"]
    )
    screen = try run.waitForPrompt()
    news = screen.rows.prefix(screen.row).map { $0 }
    read = news
    complainOfScrolling(beyond: 0)
  }

  /// Whether the lesson is over.
  var isOver: Bool { news.contains { $0.hasPrefix("This is the end of") } }

  /// Plays the lesson from here to its end.
  ///
  /// - Parameters:
  ///   - questions: What it asks.
  ///   - knows: Whether to answer, and not to press Enter alone.
  /// - Throws: A failure of the terminal.
  func play(_ questions: [LessonQuestion], knows: Bool) throws {
    for question in questions {
      try readOn()
      guard check(isAsking: question) else { return }
      let answers = knows ? question.answers : question.praise == nil ? [""] : ["", ""]
      for answer in answers {
        try enter(answer)
        // The last commands of a way may only look at what the others have done.
        if isOver || news.contains("Done.") { break }
      }
      // What a long answer of the app leaves no room for comes with the next key.
      try readOn()
      if knows, let praise = question.praise, !read.joined(separator: "\n").contains(praise) {
        complain("no \(praise) to \(answers)")
      }
    }
    try readOn()
    if !isOver { complain("the end is not reached") }
  }

  /// Begins anew.
  func restart() throws {
    try enter("restart")
  }

  /// Leaves.
  ///
  /// - Returns: The step that was named, such as `step 3 of 20`; nil at the end of the lesson.
  @discardableResult
  func quit() throws -> String? {
    try run.terminal.type("quit\r")
    return Self.step(in: try run.waitForEnd().screen.transcript, after: "This is ")
  }

  /// The step that the lesson says to go on at; nil where it begins at its beginning.
  var resumedStep: String? {
    Self.step(in: news.joined(separator: " "), after: "You were here before, at ")
  }

  private static func step(in text: String, after words: String) -> String? {
    guard let place = text.ranges(of: words).last else { return nil }
    return text[place.upperBound...].prefixMatch(of: /step\s+\d+\s+of\s+\d+/).map {
      $0.0.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
  }

  /// Presses Enter some times, at questions as well.
  func pressEnter(_ count: Int) throws {
    for _ in 0..<count where !isOver { try enter("") }
  }

  /// Presses Enter as long as the lesson says that it leads on.
  private func readOn() throws {
    while !isOver, news.contains(where: { $0.hasPrefix("Enter: ") }) {
      guard problems.count < 5 else { return }
      try enter("")
    }
  }

  /// Types a line, and looks at what it brings.
  private func enter(_ line: String) throws {
    let prompt = screen.row + screen.scrolledRows.count
    let typedRows = (screen.column + line.count) / size.columns + 1
    let before = news
    let requests = screen.pasteRequests
    try run.terminal.type(line + "\r")
    screen = try run.terminal.wait(seconds: 120, settles: false) {
      $0.pasteRequests > requests && TerminalRun.isReady($0)
    }
    let first = prompt + typedRows
    let scrolled = screen.scrolledRows.count
    news = Array(screen.scrolledRows.dropFirst(first))
    news += screen.rows.prefix(screen.row).dropFirst(max(first - scrolled, 0))
    if news == before { complain("'\(line)' shows the same again") }
    if news.allSatisfy(\.isEmpty) { complain("'\(line)' shows nothing") }
    complainOfScrolling(beyond: first)
    read += news.filter { !$0.hasPrefix("Enter: ") }
  }

  /// Looks whether a question can be answered: all of it was to be seen, at once where it fits the window.
  private func check(isAsking question: LessonQuestion) -> Bool {
    defer { read = [] }
    guard !read.joined().squashed.contains(question.text) else {
      let start = read.lastIndex { question.text.hasPrefix($0.squashed) && !$0.isEmpty } ?? 0
      let isWhole = news.joined().squashed.contains(question.text)
      if !isWhole, read.count - start <= size.rows - 3 {
        complain("the question is shown in parts, and would fit")
      }
      return true
    }
    complain("not all of this was seen: \(question.text)")
    return false
  }

  private func complainOfScrolling(beyond first: Int) {
    guard screen.scrolledRows.count > first else { return }
    complain("\(screen.scrolledRows.count - first) rows have left the window unseen")
  }

  private func complain(_ problem: String) {
    problems.append("\(problem)\n\(screen.text)")
  }
}
