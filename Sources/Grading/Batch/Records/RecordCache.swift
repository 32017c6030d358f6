import AppBuilder
import Foundation

/// A cache of results for identical work, shared by any number of processes and classes.
package struct RecordCache: Hashable, Sendable {
  private let folder: String

  /// Creates a cache that stores its results in a folder.
  ///
  /// - Parameters:
  ///   - folder: The folder of the cache, which is created if it is missing.
  ///   - engine: A text that identifies the tools and the sandbox of this machine.
  /// - Throws: `RecordFileError` if the folder cannot be created.
  package init(folder: String, engine: String) throws(RecordFileError) {
    let folder = "\(folder)/\(ContentName(of: engine.utf8))"
    self.folder = folder
    do {
      try FileManager.default.createDirectory(
        atPath: folder,
        withIntermediateDirectories: true,
        attributes: [.posixPermissions: 0o700]
      )
    } catch {
      throw RecordFileError(path: folder)
    }
    RecordFile.removeRemains(in: folder)
  }

  /// Returns the result of identical work, or nil if there is none.
  ///
  /// - Parameter key: The work and the terms for judging it.
  /// - Returns: The record, under the name of the learner who first submitted the work.
  func record(for key: RecordKey) -> GradingRecord? {
    guard let bytes = file(for: key).bytes(),
      let end = bytes.firstIndex(of: UInt8(ascii: "\n")),
      bytes[(end + 1)...].elementsEqual(key.content)
    else { return nil }
    // A record of another version is ignored, and so is a damaged one.
    return try? GradingRecord(json: Data(bytes[..<end]))
  }

  /// Stores the result of work, unless another attempt might produce a different result.
  ///
  /// - Parameters:
  ///   - record: The record.
  ///   - key: The work and the terms by which it was judged.
  /// - Throws: `RecordFileError` if it cannot be written.
  func store(_ record: GradingRecord, for key: RecordKey) throws {
    guard record.isFinal else { return }
    // The whole key is stored, because somebody could construct two contents with the same short
    // name.
    try file(for: key).write(Array(record.json()) + [UInt8(ascii: "\n")] + key.content)
  }

  private func file(for key: RecordKey) -> RecordFile {
    RecordFile(path: "\(folder)/\(key.name)")
  }
}
