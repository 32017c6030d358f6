extension AdjustmentTable {
  /// Returns the row for a record, preferring a row that names the exercise, or nil if there is none.
  func row(for record: GradingRecord) -> Row? {
    let own = rows.filter { $0.submission == record.submission }
    return own.first { $0.exercise.map { Self.names($0, record.exercise) } == true }
      ?? own.first { $0.exercise == nil }
  }

  /// Returns the names in the table that match no record, without duplicates.
  ///
  /// - Parameter records: The records.
  /// - Returns: The names, in the order of the table.
  package func unknownNames(among records: [GradingRecord]) -> [String] {
    let known = Set(records.map(\.submission))
    var seen: Set<String> = []
    return rows.map(\.submission).filter { !known.contains($0) && seen.insert($0).inserted }
  }

  /// Returns the submissions with a row for an exercise of which they have no result.
  ///
  /// - Parameter records: The records.
  /// - Returns: The submissions, each with the exercise in its row, in the order of the table.
  package func unknownExercises(among records: [GradingRecord]) -> [String] {
    let known = Dictionary(grouping: records, by: \.submission)
    return rows.compactMap { row in
      guard let exercise = row.exercise, let own = known[row.submission],
        !own.contains(where: { Self.names(exercise, $0.exercise) })
      else { return nil }
      return "\(row.submission) (\(exercise))"
    }
  }

  /// Returns the first row about work for which there is an earlier row, and the earlier row, or nil if there is none.
  static func firstRepetition(in rows: [Row]) -> (earlier: Row, later: Row)? {
    var known: [String: [Row]] = [:]
    for row in rows {
      let earlier = known[row.submission, default: []].first { other in
        switch (other.exercise, row.exercise) {
        case (nil, nil): true
        case (let one?, let two?): names(one, two) || names(two, one)
        default: false
        }
      }
      if let earlier { return (earlier, row) }
      known[row.submission, default: []].append(row)
    }
    return nil
  }

  /// Returns whether the name that a teacher uses, such as `2`, refers to an exercise.
  private static func names(_ query: String, _ exercise: String) -> Bool {
    let number = exercise.prefix { $0.isNumber }
    return query == exercise || Int(query).map { $0 == Int(number) } == true
  }
}
