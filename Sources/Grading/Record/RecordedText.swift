/// The limits of texts in a record: an app may show millions of characters, and each failure tells
/// some of them.
enum RecordedText {
  /// The longest text that stands by itself, such as what the compiler says, or a state as a tree, in bytes.
  static let long = 16_384
  /// The longest text of a failure, in bytes.
  static let usual = 4_096
  /// The longest text of which there may be many, such as a command, in bytes.
  static let short = 512
  /// The most texts of one list.
  static let count = 64

  /// A text that is no longer than it may be; one that is cut says so, and by how much.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The longest that it may be, in bytes, without the mark.
  /// - Returns: The text.
  static func cut(_ text: String, to limit: Int) -> String {
    guard text.utf8.count > limit else { return text }
    var end = text.utf8.index(text.utf8.startIndex, offsetBy: limit)
    while end > text.startIndex, end.samePosition(in: text.unicodeScalars) == nil {
      end = text.utf8.index(before: end)
    }
    let rest = text.utf8.count - text.utf8[..<end].count
    return "\(text[..<end])… [\(rest) bytes left out]"
  }

  /// The first texts of a list, each no longer than it may be; where some are left out, the last one says so.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The texts.
  static func cut(_ texts: [String]) -> [String] {
    let shown = texts.prefix(count).map { cut($0, to: short) }
    return texts.count > count ? shown + ["… [\(texts.count - count) left out]"] : shown
  }
}

extension GradingRecord {
  /// The record with no text longer than a record may hold.
  var cut: GradingRecord {
    var record = self
    record.message = message.map { RecordedText.cut($0, to: RecordedText.long) }
    record.failure = failure?.cut
    record.note = note.map { RecordedText.cut($0, to: RecordedText.usual) }
    for index in checks.indices {
      record.checks[index].remarks = RecordedText.cut(checks[index].remarks)
      record.checks[index].failure = checks[index].failure?.cut
    }
    record.alarms = alarms.prefix(RecordedText.count).map { alarm in
      var alarm = alarm
      alarm.summary = RecordedText.cut(alarm.summary, to: RecordedText.usual)
      alarm.steps = RecordedText.cut(alarm.steps)
      return alarm
    }
    if let difference = firstDifference {
      record.firstDifference?.command = difference.command.map {
        RecordedText.cut($0, to: RecordedText.short)
      }
      record.firstDifference?.seen = RecordedText.cut(difference.seen, to: RecordedText.long)
      record.firstDifference?.expected = RecordedText.cut(
        difference.expected,
        to: RecordedText.long
      )
    }
    return record
  }
}

extension GradingRecord.Failure {
  fileprivate var cut: GradingRecord.Failure {
    var failure = self
    failure.summary = RecordedText.cut(summary, to: RecordedText.usual)
    failure.expected = expected.map { RecordedText.cut($0, to: RecordedText.usual) }
    failure.seen = seen.map { RecordedText.cut($0, to: RecordedText.usual) }
    failure.steps = RecordedText.cut(steps)
    failure.flaws = flaws.prefix(RecordedText.count).map { flaw in
      var flaw = flaw
      flaw.expected = flaw.expected.map { RecordedText.cut($0, to: RecordedText.short) }
      flaw.seen = flaw.seen.map { RecordedText.cut($0, to: RecordedText.short) }
      return flaw
    }
    return failure
  }
}
