package import Foundation

/// A reader of the record files that a command line names.
package struct RecordFiles: Sendable {
  private let standardInput: @Sendable () throws -> Data

  /// A reason why records cannot be read from a path.
  package enum Fault: Error, Hashable, Sendable, CustomStringConvertible {
    /// A path that does not exist or cannot be read.
    case unreadable(path: String, reason: String)
    /// A folder that contains no file with records.
    case emptyFolder(path: String)

    package var description: String {
      switch self {
      case .unreadable(let path, let reason):
        "\(path): the results cannot be read; \(reason)"
      case .emptyFolder(let path):
        "\(path): there are no results in this folder; name a folder that 'navlab grade --out' has "
          + "written, or that contains files that end in .jsonl"
      }
    }
  }

  /// Creates a reader with a closure that reads standard input for the path `-`.
  ///
  /// - Parameter standardInput: A closure that reads all of standard input.
  package init(standardInput: @escaping @Sendable () throws -> Data) {
    self.standardInput = standardInput
  }

  /// Returns the records at the given paths, with one record for each submission and exercise.
  ///
  /// A folder is one that `navlab grade --out` has written, or one that contains `.jsonl` files. The files of a folder
  /// are read by name. If there are several records of the same work, the last one counts.
  ///
  /// - Parameter paths: Files, folders, or `-` for standard input.
  /// - Returns: The records, and notices about the replaced ones.
  /// - Throws: `Fault` or `RecordLines.Fault` for the first file that cannot be read.
  package func records(at paths: [String]) throws -> RecordCollection {
    let places = try paths.map { path in
      let records = try files(at: path).flatMap { try self.records(in: $0) }
      return (name: Self.name(of: path), records: try records + faults(at: path, beside: records))
    }
    return RecordCollection(places)
  }

  private static func name(of path: String) -> String { path == "-" ? "standard input" : path }

  private func records(in file: String) throws -> [GradingRecord] {
    try RecordLines.records(in: data(at: file), file: Self.name(of: file))
  }

  /// Returns the records of the grader's own failures, which have no files of their own.
  private func faults(
    at path: String,
    beside records: [GradingRecord]
  ) throws -> [GradingRecord] {
    let list = "\(path)/results.jsonl"
    let manager = FileManager.default
    guard path != "-", manager.fileExists(atPath: "\(path)/records"),
      manager.fileExists(atPath: list)
    else { return [] }
    let known = Set(records.map(\.submission))
    return try self.records(in: list).filter { !$0.hasMark && !known.contains($0.submission) }
  }

  private func files(at path: String) throws -> [String] {
    var isFolder: ObjCBool = false
    guard path != "-", FileManager.default.fileExists(atPath: path, isDirectory: &isFolder),
      isFolder.boolValue
    else { return [path] }
    // The output of `navlab grade --out` includes a folder with one file for each submission.
    let kept = try names(in: path).contains("records") ? "\(path)/records" : nil
    let results = try names(in: kept ?? path).filter {
      $0.hasSuffix(kept == nil ? ".jsonl" : ".json")
    }
    guard !results.isEmpty || kept != nil else { throw Fault.emptyFolder(path: path) }
    return results.sorted().map { "\(kept ?? path)/\($0)" }
  }

  private func names(in folder: String) throws -> [String] {
    do {
      return try FileManager.default.contentsOfDirectory(atPath: folder)
    } catch {
      throw Fault.unreadable(path: folder, reason: error.localizedDescription)
    }
  }

  private func data(at path: String) throws -> Data {
    do {
      return try path == "-" ? standardInput() : Data(contentsOf: URL(filePath: path))
    } catch {
      throw Fault.unreadable(path: path, reason: error.localizedDescription)
    }
  }
}
