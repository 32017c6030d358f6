import SceneText

/// The records from one or several places, with one record for each submission and exercise.
///
/// A teacher may report a first and a second try together. Points of the same work must not be added up, so the later
/// record replaces the earlier one.
package struct RecordCollection: Hashable, Sendable {
  /// The records that count, in the order in which their submissions and exercises first appear.
  package private(set) var records: [GradingRecord] = []
  private var replacements: [Replacement] = []

  /// The submissions whose results in one place replace results in another.
  private struct Replacement: Hashable {
    var earlier: String
    var later: String
    var exercise: String
    var submissions: [String] = []
  }

  /// The submission and the exercise of a record.
  private struct Work: Hashable {
    var submission: String
    var exercise: String
  }

  /// Creates a collection from the records of several places.
  ///
  /// - Parameter places: The names of the places and their records, earliest first.
  /// - Complexity: Linear in the number of records.
  init(_ places: [(name: String, records: [GradingRecord])]) {
    var indices: [Work: Int] = [:]
    var origins: [String] = []
    for (name, records) in places {
      for record in records {
        let work = Work(submission: record.submission, exercise: record.exercise)
        guard let index = indices[work] else {
          indices[work] = self.records.count
          self.records.append(record)
          origins.append(name)
          continue
        }
        note(record, earlier: origins[index], later: name)
        self.records[index] = record
        origins[index] = name
      }
    }
  }

  private mutating func note(_ record: GradingRecord, earlier: String, later: String) {
    let known = replacements.lastIndex {
      ($0.earlier, $0.later, $0.exercise) == (earlier, later, record.exercise)
    }
    let index = known ?? replacements.endIndex
    if known == nil {
      replacements.append(
        Replacement(earlier: earlier, later: later, exercise: record.exercise)
      )
    }
    guard !replacements[index].submissions.contains(record.submission) else { return }
    replacements[index].submissions.append(record.submission)
  }

  /// A line about each pair of places with results for the same submissions, without line breaks.
  package var notices: [String] {
    replacements.map { replacement in
      let names = ListedNames(replacement.submissions)
      let places =
        replacement.earlier == replacement.later
        ? "\(replacement.earlier) has several results"
        : "\(replacement.earlier) and \(replacement.later) both have results"
      return Printable.line(
        "\(places) of \(replacement.exercise) for \(names): the later one counts"
      )
    }
  }
}
