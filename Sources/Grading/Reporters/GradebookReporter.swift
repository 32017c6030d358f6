/// A reporter that writes a gradebook for spreadsheets, with a row for each submission and one for the maximum points.
///
/// A submission that the grader could not grade has an empty field, which differs from zero points.
package struct GradebookReporter: Reporter, Hashable {
  package init() {}

  package func text(of records: [GradingRecord]) throws -> String {
    let groups = ExerciseGroup.groups(of: records)
    var table = CSVTable()
    table.append(
      ["submission", "points"] + groups.flatMap(header) + [
        "alarms", "isolation", "seed", "alarms mean", "layers", "walks",
        "changes",
      ]
    )
    let most = groups.reduce(0) { $0 + $1.maximum }
    let blanks = Array(repeating: "", count: 7)
    table.append(["points possible", String(most)] + groups.flatMap(maxima) + blanks)
    let owned = Dictionary(grouping: records, by: \.submission)
    for submission in Self.submissions(of: records) {
      let own = owned[submission] ?? []
      let points = own.allSatisfy(\.hasMark) ? String(own.reduce(0) { $0 + $1.points }) : ""
      let alarms = own.reduce(0) { $0 + $1.alarms.count }
      // The columns about the sandbox describe the run with the weakest one.
      let isolation = own.filter(\.hasRun).map(\.isolation).min { $0.level < $1.level }
      let row = groups.flatMap { group in
        marks(of: own.first { $0.exercise == group.exercise }, in: group)
      }
      let seeds = Set(own.filter(\.hasRun).map(\.seed)).sorted().map(String.init)
      let meanings = own.filter { !$0.alarms.isEmpty }.map(\.alarmLine)
      table.append(
        [submission, points] + row
          + [
            String(alarms), isolation?.level.rawValue ?? "", seeds.joined(separator: " "),
            meanings.joined(separator: "; "), isolation?.layers.joined(separator: " ") ?? "",
            own.compactMap(\.walks?.words).joined(separator: "; "),
            own.flatMap(Self.changes).joined(separator: "; "),
          ]
      )
    }
    return table.text
  }

  private static func submissions(of records: [GradingRecord]) -> [String] {
    var seen: Set<String> = []
    return records.map(\.submission).filter { seen.insert($0).inserted }
  }

  /// Returns a text for each change of a record's points, which begins with the exercise.
  ///
  /// A text that began with a sign would look like a formula.
  private static func changes(of record: GradingRecord) -> [String] {
    record.adjustmentLines.map { "\(record.exercise): \($0)" }
  }

  private func header(of group: ExerciseGroup) -> [String] {
    ["\(group.exercise) status", "\(group.exercise) points"]
      + group.checks.map { "\(group.exercise)/\($0.name)" }
  }

  private func maxima(of group: ExerciseGroup) -> [String] {
    ["", String(group.maximum)] + group.checks.map { String($0.maximum) }
  }

  private func marks(of record: GradingRecord?, in group: ExerciseGroup) -> [String] {
    guard let record else { return Array(repeating: "", count: group.checks.count + 2) }
    let checks = group.checks.map { check in
      record.hasMark ? record.checks.first { $0.name == check.name }.map { String($0.points) } : nil
    }
    return [record.status.words, record.hasMark ? String(record.points) : ""]
      + checks.map { $0 ?? "" }
  }
}
