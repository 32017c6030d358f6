extension GradingRecord {
  /// The alarms of each kind in one line, with explanations of the kinds.
  var alarmLine: String {
    let lines = Alarm.Kind.allCases.compactMap { kind in
      let count = alarms.count { $0.kind == kind }
      return count == 0 ? nil : "\(count) \(kind.rawValue) (\(kind.meaning))"
    }
    return lines.isEmpty ? "none" : lines.joined(separator: ", ")
  }
}
