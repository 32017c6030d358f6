#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON form for values that occur too rarely in messages to need a shorter form.
enum WireJSON {
  static func bytes(of value: some Encodable) throws(WireError) -> [UInt8] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .withoutEscapingSlashes
    encoder.nonConformingFloatEncodingStrategy = .convertToString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      return [UInt8](try encoder.encode(value))
    } catch {
      throw .unwritable(reason(of: error))
    }
  }

  static func value<Value: Decodable>(
    _ type: Value.Type,
    from bytes: ArraySlice<UInt8>
  ) throws(WireError) -> Value {
    let decoder = JSONDecoder()
    decoder.nonConformingFloatDecodingStrategy = .convertFromString(
      positiveInfinity: "inf",
      negativeInfinity: "-inf",
      nan: "nan"
    )
    do {
      return try decoder.decode(type, from: Data(bytes))
    } catch {
      throw .malformed(reason(of: error))
    }
  }

  private static func reason(of error: any Error) -> String {
    switch error {
    case DecodingError.keyNotFound(let key, let context):
      "'\(key.stringValue)' is missing\(place(context.codingPath))"
    case DecodingError.typeMismatch(_, let context), DecodingError.valueNotFound(_, let context):
      "a value has the wrong type\(place(context.codingPath))"
    case DecodingError.dataCorrupted(let context):
      // Broken syntax and a number out of range cannot be distinguished here, and have no place.
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
