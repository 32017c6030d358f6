import Foundation
import SceneText

/// A namespace for writing values as readable JSON without terminal control characters.
package enum PrettyJSON {
  /// Returns the JSON text of a value, with a final line feed.
  ///
  /// - Parameter value: The value.
  /// - Returns: Its text in JSON.
  /// - Throws: An error if the value cannot be encoded.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Printable.json(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }
}
