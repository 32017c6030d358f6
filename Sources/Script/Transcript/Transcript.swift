/// A session as text: each input is on a line that begins with `> `, followed by its exact output.
///
/// A line that consists of `…` stands for any number of lines, even none. A backslash before it makes it an ordinary
/// line, and also a line that begins with `>`. Comments may precede the first input.
package struct Transcript: Hashable, Sendable {
  /// The inputs and their expected outputs.
  package var exchanges: [Exchange]

  /// An input and its expected output.
  package struct Exchange: Hashable, Sendable {
    /// The command that is run.
    package var input: String
    /// The lines of the expected output.
    package var output: [String]
    /// The number of the input's line in the transcript, counted from 1.
    package var line: Int

    /// Creates an exchange from an input and its expected output.
    ///
    /// - Parameters:
    ///   - input: The command.
    ///   - output: The expected lines.
    ///   - line: The number of the input's line in the transcript.
    package init(input: String, output: [String], line: Int) {
      self.input = input
      self.output = output
      self.line = line
    }
  }

  /// Creates a transcript by parsing its text.
  ///
  /// Blanks at the end of a line and blank lines at the end of an output are ignored.
  ///
  /// - Parameters:
  ///   - text: The transcript.
  ///   - name: The name to use in messages.
  ///   - firstLine: The number of the first line in its file.
  /// - Throws: A `ScriptError` for output before the first input, or for a transcript without input.
  package init(_ text: String, name: String, firstLine: Int = 1) throws(ScriptError) {
    exchanges = []
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    for (index, line) in lines.enumerated() {
      let number = firstLine + index
      let content = line.trimmingTrailingBlanks
      if content == ">" || content.hasPrefix("> ") {
        exchanges.append(Exchange(input: String(content.dropFirst(2)), output: [], line: number))
      } else if !exchanges.isEmpty {
        exchanges[exchanges.count - 1].output.append(content)
      } else if !content.isEmpty, !content.hasPrefix("#") {
        throw ScriptError(
          "there is output before the first input; begin each input with '> '",
          at: ScriptPosition(file: name, line: number)
        )
      }
    }
    guard !exchanges.isEmpty else {
      throw ScriptError(
        "the transcript has no input; write one on a line, such as: > tree",
        at: ScriptPosition(file: name, line: firstLine)
      )
    }
    for index in exchanges.indices {
      exchanges[index].output = exchanges[index].output.withoutTrailingBlankLines
    }
  }
}

extension Transcript {
  /// The line that matches any number of lines.
  package static let anyLines = "…"

  /// Replays the transcript and returns the first difference, or nil if every output matches.
  ///
  /// - Parameter perform: A closure that runs an input and returns the lines of its output.
  /// - Returns: The first difference, or nil if every output matches.
  package func firstDifference(
    performing perform: (Exchange) -> [String]
  ) -> TranscriptDifference? {
    for exchange in exchanges {
      if let difference = exchange.difference(from: perform(exchange)) { return difference }
    }
    return nil
  }

  /// Returns whether lines match a pattern, in time at most proportional to the product of the two lengths.
  static func matches(_ pattern: ArraySlice<String>, _ lines: ArraySlice<String>) -> Bool {
    var place = (pattern: pattern.startIndex, line: lines.startIndex)
    var resume: (pattern: Int, line: Int)?
    while place.line < lines.endIndex {
      if place.pattern < pattern.endIndex, pattern[place.pattern] == anyLines {
        resume = (place.pattern + 1, place.line)
        place.pattern += 1
      } else if place.pattern < pattern.endIndex,
        unescaped(pattern[place.pattern]) == lines[place.line]
      {
        place = (place.pattern + 1, place.line + 1)
      } else if let again = resume {
        resume = (again.pattern, again.line + 1)
        place = (again.pattern, again.line + 1)
      } else {
        return false
      }
    }
    return pattern[place.pattern...].allSatisfy { $0 == anyLines }
  }
}

extension Transcript.Exchange {
  /// Returns the difference between an actual output and the expected output, or nil if they match.
  ///
  /// - Parameter output: The actual output.
  /// - Returns: The difference, or nil if there is none.
  package func difference(from output: [String]) -> TranscriptDifference? {
    let seen = output.map(\.trimmingTrailingBlanks).withoutTrailingBlankLines
    guard !Transcript.matches(self.output[...], seen[...]) else { return nil }
    return TranscriptDifference(exchange: self, seen: seen)
  }
}

extension StringProtocol {
  fileprivate var trimmingTrailingBlanks: String {
    guard let last = lastIndex(where: { !$0.isWhitespace }) else { return "" }
    return String(self[...last])
  }
}

extension [String] {
  fileprivate var withoutTrailingBlankLines: [String] {
    guard let last = lastIndex(where: { !$0.isEmpty }) else { return [] }
    return Array(self[...last])
  }
}
