package import SceneText
package import Script

/// A replay of a transcript that checks whether every answer still matches.
package struct TranscriptReplay {
  private let name: String
  private let transcript: Transcript
  private let commands: any CommandRunning
  private let keepsGoing: Bool

  /// Creates a replay of a transcript.
  ///
  /// - Parameters:
  ///   - source: The text of the transcript.
  ///   - commands: The runner of its inputs.
  ///   - keepsGoing: Whether to continue after an answer that differs.
  /// - Throws: `CommandFailure` if the text is not a transcript.
  package init(
    _ source: ScriptSource,
    commands: any CommandRunning,
    keepsGoing: Bool = false
  ) throws(CommandFailure) {
    name = source.name
    self.commands = commands
    self.keepsGoing = keepsGoing
    do throws(ScriptError) {
      transcript = try Transcript(source.lines.joined(separator: "\n"), name: source.name)
    } catch {
      throw CommandFailure(.misuse, "\(error)")
    }
  }

  /// Starts the app, replays the whole transcript, and returns a line that confirms that all answers match.
  ///
  /// - Parameter start: A closure that starts the app.
  /// - Returns: A line that confirms that all answers are the same.
  /// - Throws: `CommandFailure` with the answers that differ, or only the first one unless it keeps going.
  package func run(start: () -> CommandReport) throws(CommandFailure) -> StyledText {
    if case .failed(let fault) = start().outcome {
      throw CommandFailure(fault.status, saying: "\(fault.message)")
    }
    var complaints: [String] = []
    for exchange in transcript.exchanges {
      let report = commands.run(exchange.input, number: exchange.line)
      let answer = CommandReportText(report: report, layout: commands.layout).transcript.map(
        \.plain
      )
      if let difference = exchange.difference(from: answer) {
        complaints.append(Self.text(of: difference, in: name))
        if !keepsGoing { break }
      }
      if report.outcome == .quit { break }
    }
    guard complaints.isEmpty else {
      throw CommandFailure(.fallsShort, complaints.joined(separator: "\n"))
    }
    let count = transcript.exchanges.count
    let answers = count == 1 ? "1 answer is unchanged" : "\(count) answers are unchanged"
    return StyledText("\(Printable.line(name)): \(answers)", .success)
  }

  private static func text(of difference: TranscriptDifference, in name: String) -> String {
    let input = Printable.line(difference.exchange.input)
    let head = "\(name):\(difference.line):1: '\(input)' has a different answer"
    let expected = difference.exchange.output.map { "  recorded  \(Printable.line($0))" }
    let seen = difference.seen.map { "  now       \(Printable.line($0))" }
    return
      ([head] + (expected.isEmpty ? ["  recorded  (nothing)"] : expected)
      + (seen.isEmpty ? ["  now       (nothing)"] : seen)).joined(separator: "\n")
  }
}
