/// Writes records in the form that people or another program read.
package protocol Reporter: Sendable {
  /// The whole text for some records.
  ///
  /// - Parameter records: The records, in the order in which they are to appear.
  /// - Returns: The text, with a line end at its end.
  /// - Throws: When a record cannot be written in this form.
  func text(of records: [GradingRecord]) throws -> String
}
