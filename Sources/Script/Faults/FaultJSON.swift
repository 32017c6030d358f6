package import FaultCatalogue
import SceneText

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// Faults as JSON for other programs.
package enum FaultJSON {
  /// Writes faults with their keys in alphabetical order.
  ///
  /// - Parameters:
  ///   - choice: The faults.
  ///   - place: Adds to an entry what is known besides.
  /// - Returns: The JSON text of an array, without a line break at its end.
  /// - Throws: An `EncodingError` where a text has no form in JSON.
  package static func text(
    of choice: FaultChoice,
    placedBy place: (Fault) -> Fault = { $0 }
  ) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    let data = try encoder.encode(choice.faults.map { FaultRecord(place($0)) })
    return Printable.json(String(decoding: data, as: UTF8.self))
  }
}
