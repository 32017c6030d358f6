import AppBuilder
import Foundation
import Synchronization

/// The folder that contains the results of a batch, with one file for each submission.
///
/// A file exists completely or not at all. So whenever the program ends, all finished results are there. The name of a
/// file identifies the submission and the judged content.
package final class RecordFolder: Sendable {
  /// The path of the folder.
  package let path: String
  /// The names of the files, grouped by their first part, which identifies the submission.
  private let known: Mutex<[String: Set<String>]>

  /// The work in progress.
  private let begun: BegunWork

  private var records: String { "\(path)/records" }

  /// Creates a folder of results at a path, or opens an existing one.
  ///
  /// - Parameter path: The path of the folder.
  /// - Throws: `RecordFileError` if the folder cannot be created or read.
  package init(path: String) throws(RecordFileError) {
    self.path = path
    let records = "\(path)/records"
    do {
      try FileManager.default.createDirectory(
        atPath: records,
        withIntermediateDirectories: true
      )
      for folder in [path, records] { RecordFile.removeRemains(in: folder) }
      let names = try FileManager.default.contentsOfDirectory(atPath: records)
      let parts = Dictionary(
        grouping: names.filter { $0.hasSuffix(".json") },
        by: { Self.owner(of: $0) }
      )
      known = Mutex(parts.mapValues(Set.init))
    } catch {
      throw RecordFileError(path: records)
    }
    begun = try BegunWork(in: "\(path)/begun")
  }

  /// The number of results.
  package var count: Int { known.withLock { $0.count } }

  /// Returns the result of a submission, or nil if there is none for the current work, or the work ran out of time.
  ///
  /// - Parameters:
  ///   - submission: The submission's id.
  ///   - key: The work and the terms for judging it.
  /// - Returns: The record; a failure of the grader itself is not stored.
  func record(of submission: String, key: RecordKey) -> GradingRecord? {
    let name = Self.fileName(of: submission, key: key)
    guard known.withLock({ $0[Self.owner(of: name)]?.contains(name) == true }),
      let bytes = RecordFile(path: "\(records)/\(name)").bytes(),
      // An unreadable result is computed again.
      let record = try? GradingRecord(json: bytes),
      record.submission == submission, record.isFinal
    else { return nil }
    return record
  }

  /// Stores a result in place of the submission's previous one.
  ///
  /// - Parameters:
  ///   - line: The record as a line of JSON.
  ///   - submission: The submission's id.
  ///   - key: The work and the terms by which it was judged.
  /// - Throws: `RecordFileError` if it cannot be written.
  func store(_ line: Data, of submission: String, key: RecordKey) throws(RecordFileError) {
    let name = Self.fileName(of: submission, key: key)
    try RecordFile(path: "\(records)/\(name)").write(line + [UInt8(ascii: "\n")])
    let old = known.withLock { known in
      let old = known[Self.owner(of: name), default: []].subtracting([name])
      known[Self.owner(of: name)] = [name]
      return old
    }
    for name in old where unlink("\(records)/\(name)") != 0 && errno != ENOENT {
      throw RecordFileError(path: "\(records)/\(name)")
    }
  }

  /// Returns whether the program ended while it was grading a submission.
  ///
  /// - Parameter submission: The submission's id.
  /// - Returns: Whether it did; such work is judged last, and alone.
  package func wasInterrupted(in submission: String) -> Bool {
    begun.count { Self.owner(of: $0) == Self.owner(ofSubmission: submission) } > 0
  }

  /// Judges work, and keeps a record that it is in progress until judging ends.
  ///
  /// - Parameters:
  ///   - submission: The submission's id.
  ///   - key: The work and the terms for judging it.
  ///   - judge: A closure that judges the work.
  /// - Returns: The result of `judge`.
  /// - Throws: `WorkEndsGrader` if the program has ended twice during this work, or the error of `judge`.
  func judging<Value>(
    _ submission: String,
    key: RecordKey,
    _ judge: () throws -> Value
  ) throws -> Value {
    let name = Self.fileName(of: submission, key: key)
    guard begun.count(where: { $0 == name }) < BegunWork.tryLimit else {
      // A new run gives the work one more attempt.
      try begun.end(name, leaving: BegunWork.tryLimit - 1)
      throw WorkEndsGrader()
    }
    try begun.begin(name)
    let result = Result { try judge() }
    try begun.end(name)
    return try result.get()
  }

  /// Returns all results, in the order of the submissions' ids.
  ///
  /// - Returns: The records.
  /// - Throws: `RecordFileError` if a file cannot be read, or `RecordLines.Fault` if it does not
  ///   contain a record.
  package func all() throws -> [GradingRecord] {
    let names = known.withLock { $0.values.flatMap(\.self) }
    return try names.map { name in
      guard let bytes = RecordFile(path: "\(records)/\(name)").bytes() else {
        throw RecordFileError(path: "\(records)/\(name)")
      }
      do {
        return try GradingRecord(json: bytes)
      } catch {
        throw RecordLines.Fault.unreadable(file: "\(records)/\(name)", line: 1)
      }
    }.sorted { $0.submission < $1.submission }
  }

  /// Writes all results to `results.jsonl`, one line per submission, roughly in the order of the ids.
  ///
  /// - Parameter faults: Records that have no files of their own.
  /// - Throws: `RecordFileError` if the file cannot be written.
  package func writeLines(with faults: [GradingRecord]) throws {
    let owners = known.withLock { $0 }
    // The records are read one by one, so a large class takes no more memory than a small one.
    try RecordFile(path: "\(path)/results.jsonl").write { append in
      for name in owners.sorted(by: { $0.key < $1.key }).flatMap({ $0.value.sorted() }) {
        guard let bytes = RecordFile(path: "\(records)/\(name)").bytes() else {
          throw RecordFileError(path: "\(records)/\(name)")
        }
        try append(bytes)
      }
      for fault in faults.sorted(by: { $0.submission < $1.submission }) {
        try append(Array(fault.json()) + [UInt8(ascii: "\n")])
      }
    }
  }

  /// Returns a readable file name that is unique for the submission and its content.
  private static func fileName(of submission: String, key: RecordKey) -> String {
    "\(owner(ofSubmission: submission)).\(key.name).json"
  }

  /// Returns the prefix that the names of a submission's files share.
  private static func owner(ofSubmission submission: String) -> String {
    let readable = submission.unicodeScalars.prefix(40).map { scalar in
      scalar.isASCII && (scalar.properties.isAlphabetic || ("0"..."9").contains(scalar))
        ? Character(scalar) : "-"
    }
    return "\(String(readable))-\(ContentName(of: submission.utf8))"
  }

  private static func owner(of name: String) -> String {
    name.split(separator: ".").first.map(String.init) ?? name
  }
}

/// An error that indicates that the grading of a submission ended the program more than once.
package struct WorkEndsGrader: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String {
    "the grader ended twice while it graded this work, so NavLab skipped the work; check it yourself"
  }
}
