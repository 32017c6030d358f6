package import Course
package import FaultCatalogue
import Foundation

/// The catalogue of faults, as it lies in the repository.
package enum FaultFiles {
  /// The folder with the entries.
  package static let folder = FaultFolder(
    path: URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../Faults")
      .standardized.path
  )

  /// Reads all entries.
  ///
  /// - Returns: The entries, in the order of their ids.
  /// - Throws: An error when one of them cannot be read.
  package static func entries() throws -> [FaultEntry] {
    try folder.entries()
  }

  /// Reads the entry on a fault.
  ///
  /// - Parameter id: The id of the fault.
  /// - Returns: The entry.
  /// - Throws: An error when there is no such fault, or its entry cannot be read.
  package static func entry(_ id: String) throws -> FaultEntry {
    guard let fault = Fault.named(id) else {
      throw ContentError(file: id, message: "there is no such fault")
    }
    return try folder.entry(on: fault)
  }
}
