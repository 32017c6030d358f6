package import FaultCatalogue
import SceneText

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON representation of faults for other programs.
package enum FaultJSON {
  /// Returns entries as JSON, with their keys in alphabetical order.
  ///
  /// - Parameter entries: The entries.
  /// - Returns: The JSON text of an array, without a line break at its end.
  /// - Throws: An `EncodingError` if a text cannot be written as JSON.
  package static func text(of entries: [FaultEntry]) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let data = try encoder.encode(entries.map { FaultRecord($0) })
    return Printable.json(String(decoding: data, as: UTF8.self))
  }
}
