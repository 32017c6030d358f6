import Foundation

/// A value of a path, with the operations that its box requires.
protocol PathValue {
  associatedtype Value: Hashable

  var value: Value { get }
  var isCodable: Bool { get }

  /// Returns the value's JSON.
  ///
  /// - Throws: Any error that the value's `encode(to:)` throws, or an error if the value cannot be
  ///   saved.
  func json() throws -> String
}

extension PathValue {
  var hashable: any Hashable { value }
  var type: any Hashable.Type { Value.self }

  /// Returns whether another value was appended with the same type and equals this value.
  ///
  /// Values are not compared as `AnyHashable`, for which `1` equals `1.0`.
  func equals(_ other: any PathValue) -> Bool {
    guard other.type == type, let other = other.hashable as? Value else { return false }
    return value == other
  }

  /// Returns whether a value that is only known as JSON equals this value after decoding.
  func equals(saved element: PathElement) -> Bool {
    do {
      return try element.resolve(as: Value.self) == value
    } catch {
      // JSON that cannot be decoded as this type does not represent a value of this type.
      return false
    }
  }
}

/// A value that was appended without conformance to `Codable`.
struct PlainPathValue<Value: Hashable>: PathValue {
  let value: Value

  var isCodable: Bool { false }

  func json() throws -> String {
    throw EncodingError.invalidValue(
      value,
      .init(
        codingPath: [],
        debugDescription: "\(TypeName.qualified(Value.self)) was not stored as Codable"
      )
    )
  }
}

/// A value that was appended as `Codable`.
struct CodablePathValue<Value: Hashable & Codable>: PathValue {
  let value: Value

  var isCodable: Bool { true }

  func json() throws -> String {
    let encoder = JSONEncoder()
    // A fixed order of keys gives equal paths equal files.
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(value), as: UTF8.self)
  }
}
