/// The results for one class, merged from the results of several machines.
package struct BatchMerge: Hashable, Sendable {
  /// The records of the submissions, sorted by id.
  package private(set) var records: [GradingRecord] = []
  /// The ids of the submissions that several machines have graded with the same result.
  package private(set) var doubles: [String] = []
  /// The ids of the submissions with different results from several machines; the first result is used.
  package private(set) var conflicts: [String] = []
  /// The ids of the submissions that no machine has graded.
  package private(set) var gaps: [String] = []

  /// The results from one machine.
  package struct Part: Hashable, Sendable {
    /// The location of the results, for use in messages.
    package var name: String
    /// The description of the results.
    package var manifest: BatchManifest
    /// The records of the machine's results.
    package var records: [GradingRecord]

    package init(name: String, manifest: BatchManifest, records: [GradingRecord]) {
      self.name = name
      self.manifest = manifest
      self.records = records
    }
  }

  /// Creates the merged results of several machines.
  ///
  /// - Parameter parts: The results of each machine.
  /// - Throws: `BatchMergeError` if the results are not about the same version of the same exercise.
  package init(_ parts: [Part]) throws(BatchMergeError) {
    if let first = parts.first {
      for part in parts.dropFirst() where part.manifest.terms != first.manifest.terms {
        throw BatchMergeError(first: first, other: part)
      }
    }
    for part in parts {
      if let record = part.records.first(where: { !$0.isPossible }) {
        throw BatchMergeError(impossible: record, in: part)
      }
    }
    var found: [String: GradingRecord] = [:]
    for record in parts.flatMap(\.records) {
      guard let known = found[record.submission] else {
        found[record.submission] = record
        continue
      }
      var timeless = record
      timeless.seconds = known.seconds
      if timeless == known {
        doubles.append(record.submission)
      } else {
        conflicts.append(record.submission)
      }
    }
    records = found.values.sorted { $0.submission < $1.submission }
    let expected = Set(parts.flatMap(\.manifest.submissions))
    gaps = expected.filter { found[$0] == nil }.sorted()
    doubles.sort()
    conflicts.sort()
  }

  /// A Boolean value that indicates whether every submission of the class has exactly one result.
  package var isWhole: Bool { gaps.isEmpty && conflicts.isEmpty }
}

extension GradingRecord {
  /// A Boolean value that indicates whether the record's points lie in the possible range.
  fileprivate var isPossible: Bool {
    (0...max(maximum, 0)).contains(points)
      && checks.allSatisfy { (0...max($0.maximum, 0)).contains($0.points) }
  }
}

/// An error that indicates that results do not belong together.
package struct BatchMergeError: Error, Hashable, Sendable, CustomStringConvertible {
  package var description: String

  init(impossible record: GradingRecord, in part: BatchMerge.Part) {
    description =
      "'\(part.name)' says that \(record.submission) has \(record.points) of \(record.maximum) "
      + "points, which is not possible; grade that submission again"
  }

  init(first: BatchMerge.Part, other: BatchMerge.Part) {
    let one = first.manifest
    let two = other.manifest
    let difference =
      if one.exercise != two.exercise {
        "'\(first.name)' is about \(one.exercise), but '\(other.name)' is about \(two.exercise)"
      } else if one.version != two.version {
        "NavLab \(one.version) graded '\(first.name)', but NavLab \(two.version) graded '\(other.name)'"
      } else {
        "'\(first.name)' and '\(other.name)' were graded with different checks, limits, tools or seeds"
      }
    description = "these results cannot be merged: \(difference); grade them all in the same way"
  }
}
