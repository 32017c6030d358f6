package import LineEditing
package import Terminal

/// Commands that come from a pipe or a file: no prompt, and the first line that fails is the last.
package struct LineScript {
  private let name: String
  private let commands: any CommandRunning
  private let format: Format

  /// How results are written.
  package enum Format: Sendable {
    /// As at the prompt.
    case text(Canvas)
    /// One JSON object for each line.
    case json(any TextOutput)
  }

  /// Prepares to carry out lines.
  ///
  /// - Parameters:
  ///   - name: What the source of the lines is called in errors, such as `<stdin>`.
  ///   - commands: What carries out the lines.
  ///   - format: How results are written.
  package init(name: String, commands: any CommandRunning, format: Format) {
    self.name = name
    self.commands = commands
    self.format = format
  }

  /// Begins with an app that has just been started; in JSON that is line 0.
  ///
  /// - Parameter report: What came of the start.
  /// - Throws: `CommandFailure` when the app did not start.
  package func begin(with report: CommandReport) throws(CommandFailure) {
    var quiet = report
    quiet.lines = []
    try show(quiet, of: "launch", number: 0)
    if case .failed(let fault) = report.outcome {
      throw CommandFailure(fault.status, "navlab: \(fault.message)")
    }
  }

  /// Carries out all lines.
  ///
  /// That the app ends is a failure, unless the next command expects it.
  ///
  /// - Parameter reader: Where the lines come from.
  /// - Throws: `CommandFailure` for the first line that fails, with its place.
  package func run(reading reader: inout some LineReader) throws(CommandFailure) {
    var number = 0
    var isEmpty = true
    var ending: CommandFailure?
    while let line = try nextLine(from: &reader, number: number + 1) {
      number += 1
      if let failure = ending, let isExpected = commands.expectsEnd(line) {
        guard isExpected else { throw failure }
        ending = nil
      }
      let report = commands.run(line, number: number)
      try show(report, of: line, number: number)
      switch report.outcome {
      case .nothing: break
      case .done: isEmpty = false
      case .quit: return
      case .failed(let fault):
        isEmpty = false
        let place = "\(name):\(number):\(fault.column)"
        let failure = CommandFailure(fault.status, "\(place): \(fault.message)")
        guard fault.status == .appEnded else { throw failure }
        ending = failure
      }
    }
    if let ending { throw ending }
    guard !isEmpty else {
      throw CommandFailure(
        .misuse,
        "\(name):1:1: there is no command in the script; write at least one, such as: tree"
      )
    }
  }

  private func nextLine(
    from reader: inout some LineReader,
    number: Int
  ) throws(CommandFailure) -> String? {
    do {
      switch try reader.readLine(prompt: Prompt(""), completion: { _ in .none }) {
      case .line(let line): return line
      case .interrupted, .end: return nil
      }
    } catch {
      throw CommandFailure(.misuse, error.message(in: name, line: number))
    }
  }

  private func show(
    _ report: CommandReport,
    of line: String,
    number: Int
  ) throws(CommandFailure) {
    switch format {
    case .text(let canvas): canvas.draw(report)
    case .json(let output):
      guard report.outcome != .nothing else { return }
      do {
        output.write(try CommandJSON(line: line, number: number, report: report).text() + "\n")
      } catch {
        throw CommandFailure(.internalFault, "navlab: the state has no form in JSON: \(error)")
      }
    }
  }
}
