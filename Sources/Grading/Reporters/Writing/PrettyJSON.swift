import Foundation
import SceneText

/// Values as JSON for people to read, with nothing in it that a terminal would act upon.
enum PrettyJSON {
  /// The text of a value, with a line end at its end.
  static func text(of value: some Encodable) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return Printable.json(String(decoding: try encoder.encode(value), as: UTF8.self)) + "\n"
  }
}
