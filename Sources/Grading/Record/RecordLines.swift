package import Foundation

/// A reader of records in a file of JSON lines, as written by `navlab grade`.
package enum RecordLines {
  /// A reason why a line is not a record.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// A line that cannot be read.
    case unreadable(file: String, line: Int)
    /// A record with a schema that this version of NavLab does not support.
    case unknownShape(file: String, line: Int, schema: String)

    package var description: String {
      switch self {
      case .unreadable(let file, let line):
        "\(file):\(line): this is not a record of a submission; each line must be a record that "
          + "'navlab grade' wrote"
      case .unknownShape(let file, let line, let schema):
        "\(file):\(line): this record has the format '\(schema)', but this version of NavLab reads "
          + "'\(GradingRecord.currentSchema)'; use the version that wrote it"
      }
    }
  }

  /// Returns all records of a file, skipping empty lines.
  ///
  /// - Parameters:
  ///   - data: The content of the file.
  ///   - file: The name to use in messages.
  /// - Returns: The records, in the order of the file.
  /// - Throws: `Fault` for the first line that is not a record.
  package static func records(in data: Data, file: String) throws -> [GradingRecord] {
    let lines = data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
    return try lines.enumerated().compactMap { index, line in
      guard line.contains(where: { $0 > UInt8(ascii: " ") }) else { return nil }
      let shape: Shape
      do {
        shape = try JSONDecoder().decode(Shape.self, from: Data(line))
      } catch {
        throw Fault.unreadable(file: file, line: index + 1)
      }
      guard shape.schema == GradingRecord.currentSchema else {
        throw Fault.unknownShape(file: file, line: index + 1, schema: shape.schema)
      }
      do {
        return try GradingRecord(json: line)
      } catch {
        throw Fault.unreadable(file: file, line: index + 1)
      }
    }
  }

  /// The part of a record that all schemas have in common.
  private struct Shape: Decodable {
    var schema: String
  }
}
