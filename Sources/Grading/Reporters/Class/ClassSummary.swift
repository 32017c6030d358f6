/// A summary of a class's marks for one exercise.
struct ClassSummary: Hashable {
  /// The number of submissions.
  let count: Int
  /// The numbers of submissions with each status that occurs, in the order of the statuses.
  let statuses: [Tally<GradingRecord.Status>]
  /// The numbers of submissions that earn each number of points, from zero to the maximum.
  let distribution: [Int]
  /// The mean of the marks in tenths of a point, or nil if there are no marks.
  let meanTenths: Int?
  /// The median of the marks in tenths of a point, or nil if there are no marks.
  let medianTenths: Int?
  /// The numbers of submissions for each kind of isolation, weakest first.
  let isolation: [Tally<Isolation>]
  /// The number of submissions that a teacher should review personally.
  let alarmed: Int
  /// The numbers of alarms of each kind in all submissions, in the order of the kinds.
  let alarms: [Tally<Alarm.Kind>]
  /// The numbers of submissions for each extent of the random walks, most complete first.
  let walks: [Tally<WalkExtent.Kind>]
  /// The groups of submissions whose walks were left out, one for each extent and reason.
  let leftOut: [LeftOut]
  /// The distinct seeds of the random walks.
  let seeds: [UInt64]

  /// A kind with the number of its occurrences.
  struct Tally<Kind: Hashable>: Hashable {
    var kind: Kind
    var count: Int
  }

  /// The submissions whose walks were left out to the same extent and for the same reason.
  struct LeftOut: Hashable {
    /// The extent of the walks and the reason, as text.
    var walks: String
    var submissions: [String]
  }

  init(_ group: ExerciseGroup) {
    let records = group.records
    count = records.count
    statuses = GradingRecord.Status.allCases.compactMap { status in
      let count = records.count { $0.status == status }
      return count == 0 ? nil : Tally(kind: status, count: count)
    }
    let marks = records.filter(\.hasMark).map(\.points).sorted()
    var distribution = Array(repeating: 0, count: max(0, group.maximum) + 1)
    for mark in marks where distribution.indices.contains(mark) { distribution[mark] += 1 }
    self.distribution = distribution
    meanTenths = marks.isEmpty ? nil : (marks.reduce(0, +) * 10 + marks.count / 2) / marks.count
    medianTenths = marks.isEmpty ? nil : (marks[(marks.count - 1) / 2] + marks[marks.count / 2]) * 5
    alarmed = records.count { !$0.alarms.isEmpty }
    alarms = Alarm.Kind.allCases.compactMap { kind in
      let count = records.reduce(0) { sum, record in
        sum + record.alarms.count { $0.kind == kind }
      }
      return count == 0 ? nil : Tally(kind: kind, count: count)
    }
    walks = WalkExtent.Kind.allCases.compactMap { kind in
      let count = records.count { $0.walks?.extent == kind }
      return count == 0 ? nil : Tally(kind: kind, count: count)
    }
    var order: [String] = []
    var names: [String: [String]] = [:]
    for record in records {
      guard let walks = record.walks, walks.extent != .whole else { continue }
      if names[walks.words] == nil { order.append(walks.words) }
      names[walks.words, default: []].append(record.submission)
    }
    leftOut = order.map { LeftOut(walks: $0, submissions: names[$0] ?? []) }
    seeds = Set(records.filter(\.hasRun).map(\.seed)).sorted()
    isolation = Dictionary(grouping: records.filter(\.hasRun), by: \.isolation)
      .map { Tally(kind: $0.key, count: $0.value.count) }
      .sorted { left, right in
        (left.kind.level, right.count, left.kind.layers.joined())
          < (right.kind.level, left.count, right.kind.layers.joined())
      }
  }

  /// The mean of the marks with one decimal place, or nil if there are no marks.
  var mean: String? {
    meanTenths.map { "\($0 / 10).\($0 % 10)" }
  }

  /// The median, with a decimal place only if it is not a whole number, or nil if there are no marks.
  var median: String? {
    medianTenths.map { $0 % 10 == 0 ? "\($0 / 10)" : "\($0 / 10).\($0 % 10)" }
  }

  /// The kinds of isolation of the apps in one line, weakest first.
  var isolationLine: String {
    guard !isolation.isEmpty else { return "no code was run" }
    return isolation.map { tally in
      let layers =
        tally.kind.layers.isEmpty ? "" : " (\(tally.kind.layers.joined(separator: ", ")))"
      return tally.kind.level.rawValue + layers
        + (isolation.count == 1 ? "" : " for \(tally.count)")
    }
    .joined(separator: "; ")
  }

  /// A line of text with the seeds.
  var seedLine: String {
    seeds.isEmpty ? "none" : seeds.map(String.init).joined(separator: ", ")
  }

  /// The extents of the walks in one line, or nil if no record states an extent.
  var walkLine: String? {
    walks.isEmpty
      ? nil : walks.map { "\($0.kind.rawValue) for \($0.count)" }.joined(separator: ", ")
  }

  /// The alarms in one line, each with its meaning.
  var alarmLine: String {
    guard !alarms.isEmpty else { return "none" }
    return alarms.map { "\($0.count) \($0.kind.rawValue) (\($0.kind.meaning))" }
      .joined(separator: ", ")
  }

  /// The reasons why the marks can be trusted, in one line for a teacher.
  var assurance: String {
    let walks = walkLine.map { " Walks: \($0)." } ?? ""
    return "Isolation: \(isolationLine). Seed: \(seedLine).\(walks) Alarms: \(alarmLine)."
  }

  /// A Boolean value that indicates whether code ran without access control.
  var hasUnshielded: Bool {
    isolation.contains { $0.kind.level < .kernel }
  }
}
