/// A type that writes records in a format for people or other programs.
package protocol Reporter: Sendable {
  /// Returns the whole text for some records.
  ///
  /// - Parameter records: The records, in the order in which they are to appear.
  /// - Returns: The text, with a line end at its end.
  /// - Throws: When a record cannot be written in this form.
  func text(of records: [GradingRecord]) throws -> String
}
