import Foundation

/// Small values in files of the cache.
enum JSON {
  /// Returns a value in the form for a file.
  static func data(of value: some Encodable) throws(BuildError) -> Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys]
    do {
      return try encoder.encode(value)
    } catch {
      throw .broken("a value cannot be written: \(error)")
    }
  }

  /// Returns a value that was written to a file.
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
