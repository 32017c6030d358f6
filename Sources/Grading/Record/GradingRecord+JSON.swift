package import Foundation

extension GradingRecord {
  /// Returns the record as one line of JSON, without a line feed.
  ///
  /// - Returns: The same bytes for the same record, whatever the platform.
  /// - Throws: Nothing that a record can hold makes it throw; a number that JSON lacks would.
  package func json() throws -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(self)
  }

  /// Reads a record from a line of JSON.
  ///
  /// - Parameter json: The line.
  /// - Throws: `DecodingError` when it is not a record.
  package init(json: some DataProtocol) throws {
    self = try JSONDecoder().decode(GradingRecord.self, from: Data(json))
  }
}
