package import LineEditing
import Script
package import Terminal

/// A run of commands from a pipe or file that, by default, stops at the first failure.
package struct LineScript {
  private let name: String
  private let commands: any CommandRunning
  private let format: Format
  private let complaints: (any TextOutput)?
  private let drawing = DrawingQueue()

  /// A format for results.
  package enum Format: Sendable {
    /// The format of answers at the prompt.
    case text(TextCanvas)
    /// One JSON object per line.
    case json(any TextOutput)
  }

  /// Creates a run of lines.
  ///
  /// - Parameters:
  ///   - name: The name of the source in errors, such as `<stdin>`.
  ///   - commands: The commands that run the lines.
  ///   - format: The format of the results.
  ///   - complaints: The output for failures when the script keeps going, or nil to stop at the first one.
  package init(
    name: String,
    commands: any CommandRunning,
    format: Format,
    keepingGoing complaints: (any TextOutput)? = nil
  ) {
    self.complaints = complaints
    self.name = name
    self.commands = commands
    self.format = format
  }

  /// Reports the start of the app, as line 0 in JSON.
  ///
  /// - Parameter report: The result of the start.
  /// - Throws: `CommandFailure` if the app did not start.
  package func begin(with report: CommandReport) throws(CommandFailure) {
    defer { drawing.finish() }
    var quiet = report
    quiet.lines = []
    try show(quiet, of: "launch", number: 0)
    if case .failed(let fault) = report.outcome {
      throw CommandFailure(fault.status, saying: "\(fault.message)")
    }
  }

  /// Runs all lines of the input.
  ///
  /// An app that ends is a failure, unless the next command expects it.
  ///
  /// - Parameter reader: The source of the lines.
  /// - Throws: `CommandFailure` for the first line that fails, with its place; if the script keeps going, one without a
  ///   message for the worst.
  package func run(reading reader: inout some LineReader) throws(CommandFailure) {
    // A failure is reported after all earlier output.
    defer { drawing.finish() }
    var number = 0
    var isEmpty = true
    var ending: CommandFailure?
    var worst = ExitStatus.success
    while true {
      let line: String
      number += 1
      do throws(LineReadingError) {
        guard let next = try nextLine(from: &reader) else { break }
        // Some editors begin a file with a byte order mark.
        line = number == 1 && next.unicodeScalars.first == "\u{FEFF}" ? next.withoutMark : next
      } catch {
        try showUnreadable(error, number)
        try tell(CommandFailure(.misuse, error.message(in: name, line: number)), &worst)
        // Lines that are not text have been skipped; an unreadable input counts as ended.
        guard case .unreadable = error else { continue }
        break
      }
      if let failure = ending, let isExpected = commands.expectsEnd(line) {
        if !isExpected { try tell(failure, &worst) }
        ending = nil
      }
      let report = commands.run(line, number: number)
      try show(report, of: line, number: number)
      if report.outcome != .nothing { isEmpty = false }
      if report.outcome == .quit { break }
      guard case .failed(let fault) = report.outcome else { continue }
      let failure = CommandFailure(
        fault.status,
        "\(name):\(number):\(fault.column): \(fault.message)"
      )
      if fault.status == .appEnded {
        ending = failure
      } else {
        try tell(failure, &worst)
      }
    }
    if let ending { try tell(ending, &worst) }
    guard worst == .success else { throw CommandFailure(worst) }
    guard !isEmpty else {
      throw CommandFailure(
        .misuse,
        "\(name):1:1: there is no command in the script; write at least one, such as: tree"
      )
    }
  }

  /// Throws a failure, or reports it if the run continues after failures.
  private func tell(
    _ failure: CommandFailure,
    _ worst: inout ExitStatus
  ) throws(CommandFailure) {
    guard let complaints else { throw failure }
    drawing.finish()
    complaints.write(failure.message + "\n")
    worst = max(worst, failure.status)
  }

  private func nextLine(
    from reader: inout some LineReader
  ) throws(LineReadingError) -> String? {
    switch try reader.readLine(prompt: Prompt(""), completion: { _ in .none }) {
    case .line(let line): line
    case .interrupted, .called, .end: nil
    }
  }

  /// Reports an unreadable line if the output is JSON.
  private func showUnreadable(
    _ error: LineReadingError,
    _ number: Int
  ) throws(CommandFailure) {
    guard case .json = format else { return }
    let fault = CommandFault(.misuse, error.message(in: name, line: number))
    try show(CommandReport(outcome: .failed(fault)), of: "", number: number)
  }

  private func show(
    _ report: CommandReport,
    of line: String,
    number: Int
  ) throws(CommandFailure) {
    switch format {
    case .text(var canvas):
      canvas.layout = commands.layout
      drawing.add(isQuick: report.text.isAtHand) { [canvas] in canvas.draw(report) }
    case .json(let output):
      guard report.outcome != .nothing else { return }
      do {
        output.write(try CommandJSON(line: line, number: number, report: report).text() + "\n")
      } catch {
        throw CommandFailure(
          .internalFault,
          saying: "the state cannot be written as JSON: \(error)"
        )
      }
    }
  }
}

extension String {
  /// The text without its leading byte order mark.
  fileprivate var withoutMark: String { String(unicodeScalars.dropFirst()) }
}
