import Foundation
import SceneText
import Script

extension CellSession {
  /// Runs the lines of a cell in order until one of them fails.
  ///
  /// - Parameter lines: The lines.
  /// - Returns: The result of the last line.
  /// - Throws: `CommandFailure` if the tour cannot be opened, or a line is not allowed in cells.
  func run(lines: [String]) throws(CommandFailure) -> ExitStatus {
    var isFirst = true
    for (index, line) in lines.enumerated() {
      let text = line.trimmed
      guard !text.isEmpty else { continue }
      if let status = try runMagic(text) {
        guard status == .success else { return status }
        isFirst = false
        continue
      }
      let report = try run(line, number: index + 1)
      guard case .failed(let fault) = report.outcome else {
        if report.outcome == .quit { return .success }
        if report.outcome != .nothing { isFirst = false }
        continue
      }
      if fault.status == .appEnded, expectsEnd(lines[(index + 1)...]) {
        show(fault.lines)
        isFirst = false
        continue
      }
      // The output of earlier lines appears above the reason for the failure.
      if !isFirst { showApp() }
      fail(CommandFailure(fault.status, fault.message), lines: fault.lines)
      return fault.status
    }
    if !isFirst { showApp() }
    return .success
  }

  /// Runs one command and shows its output.
  ///
  /// - Parameters:
  ///   - line: The command.
  ///   - number: The number of the line.
  /// - Returns: The result; the reason for a failure is not shown yet.
  /// - Throws: `CommandFailure` if the tour cannot be opened, or a line is not allowed in cells.
  func run(_ line: String, number: Int) throws(CommandFailure) -> CommandReport {
    try refuseLessons(line)
    let report = try current().commands.run(line, number: number)
    if report.clearsScreen { emit(.clear) }
    show(CommandReportText(report: report, layout: layout).lines)
    if report.outcome == .quit {
      close()
      emit(.quit)
    }
    return report
  }

  /// Runs one command for a client that shows the output itself.
  ///
  /// - Parameter line: The command.
  /// - Returns: The result.
  package func report(of line: String) -> CommandReport {
    do throws(CommandFailure) {
      try refuseLessons(line)
      return try current().commands.run(line, number: 1)
    } catch {
      return CommandReport(outcome: .failed(CommandFault(error.status, error.description)))
    }
  }

  /// Runs the commands of a cell as a script, which is parsed completely before the app restarts.
  func runScript(_ cell: Cell) throws(CommandFailure) -> ExitStatus {
    guard !cell.isBare else {
      throw CommandFailure(
        .misuse,
        saying: "there is no command below %%script; write at least one, such as: tree"
      )
    }
    for (index, line) in cell.lines.enumerated() {
      do throws(ScriptError) {
        let place = index + cell.offset + 1
        _ = try Statement(parsing: line, file: "cell", line: place)
      } catch {
        throw CommandFailure(.misuse, "\(error)")
      }
    }
    let start = try current().commands.launch()
    guard case .failed(let fault) = start.outcome else { return try run(lines: cell.lines) }
    throw CommandFailure(fault.status, fault.message)
  }

  /// Rejects commands that require a dialogue, for which a notebook uses cells instead.
  private func refuseLessons(_ line: String) throws(CommandFailure) {
    let other: String
    switch line.trimmed.prefix(while: { !$0.isWhitespace }) {
    case "lesson": other = "'%%app 1' opens the app of lesson 1"
    case "answer": other = "'%%check 4' checks the answers in its cell"
    case "play": other = "play it at a terminal, with 'navlab play'"
    case let word where word.hasPrefix("%"): throw Cell.unknown(word)
    default: return
    }
    // Without a name, these commands list the existing items.
    guard line.trimmed.contains(where: \.isWhitespace) || line.trimmed == "answer" else { return }
    throw CommandFailure(
      .misuse,
      saying: "this command needs the prompt and does not run in a cell; \(other)"
    )
  }

  /// Returns whether the next command expects the app to have ended.
  private func expectsEnd(_ lines: ArraySlice<String>) -> Bool {
    lines.lazy.compactMap { self.app?.commands.expectsEnd($0) }.first ?? false
  }

  /// Runs a line with a magic word or a request for help, or returns nil for any other line.
  ///
  /// - Parameter text: The line without surrounding blanks.
  /// - Returns: The result, or nil if the line has another form.
  /// - Throws: `CommandFailure` if the tour cannot be opened, or a line is not allowed in cells.
  private func runMagic(_ text: String) throws(CommandFailure) -> ExitStatus? {
    guard text.hasPrefix("%") || text.hasPrefix("?") || text.hasSuffix("?") else { return nil }
    let word = text.prefix { !$0.isWhitespace }
    let argument = text.dropFirst(word.count).trimmed
    guard case .line(let magic)? = Magic(word) else { return try runQuestion(text) }
    switch magic {
    case .draw: try draw()
    case .quiz: try askQuiz(argument)
    case .start: try start(argument)
    case .task: try lookAtTask(argument)
    case .hint where argument.isEmpty && task != nil: try showTaskHint()
    case .hint: return try run(lines: ["hint \(argument)"])
    case .undo: return try run(lines: ["undo \(argument)"])
    }
    return .success
  }

  /// Explains the word beside a question mark, or returns nil if the line is not a request for help.
  private func runQuestion(_ text: String) throws(CommandFailure) -> ExitStatus? {
    let name = text.trimmingCharacters(in: ["?"]).trimmed
    guard text.hasPrefix("?") || text.hasSuffix("?"), let lines = explanation(of: name) else {
      guard text.hasPrefix("?") else { return nil }
      throw CommandFailure(.misuse, saying: "there is no help for '\(name)'; see: help")
    }
    emit(.page(lines.map(\.plain).joined(separator: "\n")))
    return .success
  }
}
