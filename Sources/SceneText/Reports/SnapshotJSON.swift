package import SceneModel

#if canImport(FoundationEssentials)
import FoundationEssentials
#else
import Foundation
#endif

/// A JSON form of a snapshot for other programs.
package enum SnapshotJSON {
  /// Returns a snapshot as JSON with sorted keys, so that equal snapshots produce equal text.
  ///
  /// - Parameters:
  ///   - snapshot: The state of the app.
  ///   - isPretty: Whether to break lines and indent.
  /// - Returns: The JSON text, without a line break at its end.
  /// - Throws: An `EncodingError` if a number cannot be written as JSON, such as an infinite clock.
  package static func text(_ snapshot: Snapshot, isPretty: Bool = true) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    if isPretty { encoder.outputFormatting.insert(.prettyPrinted) }
    return Printable.json(String(decoding: try encoder.encode(snapshot), as: UTF8.self))
  }
}
