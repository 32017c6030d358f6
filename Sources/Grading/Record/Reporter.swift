/// A type that writes records in a format for readers or for other programs.
package protocol Reporter: Sendable {
  /// Returns the text of a report on records.
  ///
  /// - Parameter records: The records, in the order of the output.
  /// - Returns: The text, with a final line feed.
  /// - Throws: An error if a record cannot be written in this format.
  func text(of records: [GradingRecord]) throws -> String
}
