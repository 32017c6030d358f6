/// A difference between an actual output and the transcript.
package struct TranscriptDifference: Hashable, Sendable, CustomStringConvertible {
  /// The input and its output in the transcript.
  package var exchange: Transcript.Exchange
  /// The actual output.
  package var seen: [String]

  /// The approximate line number in the transcript at which the outputs begin to differ.
  package var line: Int {
    exchange.line + 1 + commonLines
  }

  /// A description of the difference in several lines.
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
