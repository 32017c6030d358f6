/// A source of lines: a user at a terminal, a pipe, or a prepared list.
package protocol LineReader {
  /// Waits for the next line.
  ///
  /// - Parameters:
  ///   - prompt: What to show in front of the line, where there is somebody to see it.
  ///   - completion: Finds what could stand in place of the end of the text before the cursor.
  /// - Returns: The line, or why there is none.
  /// - Throws: `LineReadingError` when the input cannot be read as text.
  mutating func readLine(
    prompt: Prompt,
    completion: @escaping (String) -> Completions
  ) throws(LineReadingError) -> LineInput

  /// Discards lines that arrived together with an earlier one.
  mutating func dropPendingLines()
}

extension LineReader {
  package mutating func dropPendingLines() {}
}
