#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// The text form of requests and replies: one JSON object on one line, in UTF-8.
package struct WireFormat: Hashable, Sendable {
  /// The longest line that is read or written, in bytes, without its line feed.
  package static let defaultLimit = 16 << 20

  /// The longest line that this format reads or writes, in bytes, without its line feed.
  package var limit: Int

  package init(limit: Int = Self.defaultLimit) {
    self.limit = limit
  }

  /// Writes a message as one line.
  ///
  /// - Parameter message: The message to write.
  /// - Returns: The line's bytes, with the line feed at the end.
  /// - Throws: A `WireError` when the message is too long or nested too deeply.
  package func line(for message: some Encodable) throws(WireError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    var line: [UInt8]
    do {
      line = [UInt8](try encoder.encode(message))
    } catch {
      throw .unwritable(Self.reason(of: error))
    }
    guard line.count <= limit else { throw .tooLong(limit: limit) }
    line.append(UInt8(ascii: "\n"))
    return line
  }

  /// Reads a message from one line.
  ///
  /// - Parameters:
  ///   - type: The type of the message.
  ///   - line: The line's bytes, with or without the line feed at the end.
  /// - Returns: The message.
  /// - Throws: A `WireError` that says what is wrong with the line.
  package func message<Message: Decodable>(
    _ type: Message.Type,
    from line: [UInt8]
  ) throws(WireError) -> Message {
    guard line.count <= limit + 1 else { throw .tooLong(limit: limit) }
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      return try decoder.decode(type, from: Data(line))
    } catch let error as WireError {
      throw error
    } catch {
      throw .malformed(Self.reason(of: error))
    }
  }

  /// Reads the version of a message, which must be the current one.
  static func checkVersion(_ version: Int) throws(WireError) {
    guard version == Request.currentVersion else { throw .version(version) }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing\(place(context.codingPath))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "a value has the wrong type\(place(context.codingPath))"
    case DecodingError.dataCorrupted(let context):
      // Broken syntax and a number out of range look alike here, and have no place.
      context.codingPath.isEmpty
        ? "it is not JSON, or a number is out of range"
        : "a value is not allowed\(place(context.codingPath))"
    case EncodingError.invalidValue(_, let context):
      "a value has no JSON form\(place(context.codingPath))"
    default: "\(error)"
    }
  }

  private static func place(_ path: [any CodingKey]) -> String {
    guard !path.isEmpty else { return "" }
    return " at "
      + path.map { $0.intValue.map(String.init) ?? $0.stringValue }.joined(separator: ".")
  }
}
