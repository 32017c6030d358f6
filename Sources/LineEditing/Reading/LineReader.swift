/// A source of lines, such as a user at a terminal, a pipe, or a prepared list.
package protocol LineReader {
  /// Waits for the next input and returns it.
  ///
  /// - Parameters:
  ///   - prompt: The prompt before the line, which is shown only to a user.
  ///   - completion: A closure that finds replacements for the end of the text before the cursor.
  /// - Returns: The line, or the reason why there is none.
  /// - Throws: `LineReadingError` if the input cannot be read as text.
  mutating func readLine(
    prompt: Prompt,
    completion: @escaping (String) -> Completions
  ) throws(LineReadingError) -> LineInput

  /// Discards lines that arrived together with an earlier line.
  mutating func dropPendingLines()
}

extension LineReader {
  package mutating func dropPendingLines() {}
}
