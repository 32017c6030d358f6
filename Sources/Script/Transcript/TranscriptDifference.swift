/// An output that is not as its transcript has it.
package struct TranscriptDifference: Hashable, Sendable, CustomStringConvertible {
  /// The input, and the output that the transcript has.
  package var exchange: Transcript.Exchange
  /// The output that was seen.
  package var seen: [String]

  /// The number of the line in the transcript where the two begin to differ, as far as that can be told.
  package var line: Int {
    exchange.line + 1 + commonLines
  }

  /// The difference in words, over several lines.
  package var description: String {
    let head = "after '> \(exchange.input)', at line \(line) of the transcript:"
    let expected = exchange.output.map { "  expected  \($0)" }
    let seen = seen.map { "  seen      \($0)" }
    let nothing = ["  seen      (nothing)"]
    return ([head] + expected + (seen.isEmpty ? nothing : seen)).joined(separator: "\n")
  }

  private var commonLines: Int {
    zip(exchange.output, seen).prefix { Transcript.unescaped($0) == $1 }.count
  }
}
