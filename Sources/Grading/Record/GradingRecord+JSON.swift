package import Foundation

extension GradingRecord {
  /// Returns the record as one line of JSON, without a line feed.
  ///
  /// - Returns: The line, which is the same on every platform.
  /// - Throws: An `EncodingError` for a number without a form in JSON, which no record contains.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Creates a record from a line of JSON.
  ///
  /// - Parameter json: The line.
  /// - Throws: `DecodingError` if it is not a record.
  package init(json: some DataProtocol) throws {
    self = try JSONDecoder().decode(GradingRecord.self, from: Data(json))
  }
}
