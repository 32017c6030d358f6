import Course
import Foundation

/// A description of a results folder, required to merge results from several machines.
package struct BatchManifest: Hashable, Sendable, Codable {
  /// The name and version of the schema.
  package var schema = Self.currentSchema
  /// The name of the exercise's folder.
  package var exercise: String
  /// Text that identifies the version of the exercise, the grader, its limits and the seed.
  package var terms: String
  /// The version of NavLab.
  package var version: String
  /// The seed of the random walks, or nil in a file of an older version.
  package var seed: UInt64?
  /// The share of the class that was graded.
  package var shard: Shard
  /// The ids of all submissions of the class, in order.
  package var submissions: [String]

  /// The name and version of the schema that this version of NavLab writes.
  package static let currentSchema = "navlab/batch/v1"

  /// Creates the description of a batch.
  ///
  /// - Parameters:
  ///   - terms: The terms for judging the work.
  ///   - shard: The share of the class to grade.
  ///   - list: The whole class.
  package init(terms: JudgingTerms, shard: Shard, list: SubmissionList) {
    exercise = terms.exercise.id.description
    self.terms = terms.fingerprint
    version = terms.version
    seed = terms.seed
    self.shard = shard
    submissions = list.sources.map(\.id)
  }

  /// Creates a description from the file in a folder of results.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: `BatchManifestError` if the description is missing or unreadable.
  package init(in folder: String) throws(BatchManifestError) {
    let path = Self.path(in: folder)
    guard let bytes = RecordFile(path: path).bytes() else {
      throw BatchManifestError(path: path, reason: "there is no such file")
    }
    do {
      self = try JSONDecoder().decode(BatchManifest.self, from: Data(bytes))
    } catch {
      throw BatchManifestError(path: path, reason: "the file does not describe a batch")
    }
    guard schema == Self.currentSchema else {
      throw BatchManifestError(path: path, reason: "its format '\(schema)' is unknown")
    }
  }

  /// Writes the description into a folder of results.
  ///
  /// - Parameter folder: The folder.
  /// - Throws: `RecordFileError` if it cannot be written.
  package func write(in folder: String) throws {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
    try RecordFile(path: Self.path(in: folder)).write(encoder.encode(self) + Data("\n".utf8))
  }

  /// Returns whether a folder of results has a description.
  ///
  /// - Parameter folder: The folder.
  /// - Returns: Whether a description exists, even if it is unreadable.
  package static func exists(in folder: String) -> Bool {
    FileManager.default.fileExists(atPath: path(in: folder))
  }

  private static func path(in folder: String) -> String { "\(folder)/batch.json" }
}

/// An error that indicates that the description of a folder of results is missing or unusable.
package struct BatchManifestError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The path of the description.
  package var path: String
  /// The reason why the description cannot be used.
  package var reason: String

  package var description: String {
    "\(VisibleName.of(path)): \(reason); name a folder that 'navlab grade --out' wrote"
  }
}
