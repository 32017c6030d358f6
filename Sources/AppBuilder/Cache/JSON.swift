import Foundation

/// A coder that stores small values as JSON in the cache's files.
enum JSON {
  /// Returns the JSON data that represents a value, for writing to a file.
  static func data(of value: some Encodable) throws(BuildError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return try encoder.encode(value)
    } catch {
      throw .broken("a value cannot be encoded as JSON: \(error)")
    }
  }

  /// Returns the value that a file contains.
  static func value<Value: Decodable>(
    _ type: Value.Type,
    at path: String
  ) throws(BuildError) -> Value {
    do {
      return try JSONDecoder().decode(type, from: Data(contentsOf: URL(filePath: path)))
    } catch {
      throw .cacheUnusable(path: path, reason: "\(error)")
    }
  }
}
