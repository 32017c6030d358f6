/// An output that differs from its transcript.
package struct TranscriptDifference: Hashable, Sendable, CustomStringConvertible {
  /// The input, and the output in the transcript.
  package var exchange: Transcript.Exchange
  /// The actual output.
  package var seen: [String]

  /// The approximate number of the transcript's line where the two begin to differ.
  package var line: Int {
    exchange.line + 1 + commonLines
  }

  /// The difference in words, in several lines.
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
