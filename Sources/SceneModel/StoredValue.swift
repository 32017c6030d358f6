#if canImport(FoundationEssentials)
package import FoundationEssentials
#else
package import Foundation
#endif

/// A property list value, as stored in defaults, scene storage and notifications.
package indirect enum StoredValue: Codable, Hashable, Sendable {
  /// A Boolean value, `true` or `false`.
  case boolean(Bool)
  /// A whole number.
  case integer(Int)
  /// A number with a fraction.
  case decimal(Double)
  /// A string.
  case string(String)
  /// A sequence of bytes.
  case data(Data)
  /// A date, in seconds since the beginning of 2001.
  case date(Double)
  /// A list of values.
  case array([StoredValue])
  /// A dictionary of values, keyed by name.
  case dictionary([String: StoredValue])
}

extension StoredValue: CustomStringConvertible {
  /// The value in the syntax of scripts, or a short description if that syntax cannot represent the value.
  package var description: String {
    switch self {
    case .boolean(let value): "\(value)"
    case .integer(let value): "\(value)"
    case .decimal(let value): "\(value)"
    case .string(let text): Literal.quoted(text)
    case .data(let data): "\(data.count) bytes"
    case .date(let seconds): "date \(seconds)"
    case .array(let values): "[\(values.map(\.description).joined(separator: ", "))]"
    case .dictionary(let values): "[\(Self.list(values))]"
    }
  }

  /// Returns named values in the syntax of scripts.
  ///
  /// - Parameter values: The values.
  /// - Returns: Pairs such as `id: 42`, in alphabetical order.
  package static func list(_ values: [String: StoredValue]) -> String {
    values.sorted { $0.key < $1.key }.map { "\($0.key): \($0.value)" }.joined(separator: ", ")
  }
}
