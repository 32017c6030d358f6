extension GradingRecord {
  /// A line with the number of alarms of each kind and an explanation of the kinds.
  var alarmLine: String {
    let lines = Alarm.Kind.allCases.compactMap { kind in
      let count = alarms.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue) (\(kind.meaning))"
    }
    return lines.isEmpty ? "none" : lines.joined(separator: ", ")
  }
}
