import Foundation
import SceneText

/// Values as JSON for people to read, with nothing in it that a terminal would act upon.
package enum PrettyJSON {
  /// The text of a value, with a line end at its end.
  ///
  /// - Parameter value: The value.
  /// - Returns: Its text in JSON.
  /// - Throws: An error when the value cannot be encoded.
  package static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Printable.json(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }
}
