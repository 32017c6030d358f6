/// The limits on the number and length of a record's texts.
enum RecordedText {
  /// The maximum length of a single text, such as the compiler's output or a state as a tree, in
  /// bytes.
  static let long = 16_384
  /// The maximum length of a failure's text, in bytes.
  static let usual = 4_096
  /// The maximum length of text that may occur many times, such as a command, in bytes.
  static let short = 512
  /// The maximum number of texts in a list.
  static let count = 64

  /// Returns text shortened to a limit, with a mark that states the length of any omitted part.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - limit: The maximum length in bytes, without the mark.
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

  /// Returns the first texts of a list, each shortened to the limit, with a final note on omitted texts.
  ///
  /// - Parameter texts: The texts.
  /// - Returns: The texts.
  static func cut(_ texts: [String]) -> [String] {
    let shown = texts.prefix(count).map { cut($0, to: short) }
    return texts.count > count ? shown + ["… [\(texts.count - count) left out]"] : shown
  }
}

extension GradingRecord {
  /// The record with its texts shortened to their limits.
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

extension CheckFailure {
  fileprivate var cut: CheckFailure {
    var failure = self
    // The terminal has drawn the state; a record says it in `seen` and `flaws`.
    failure.tree = nil
    failure.isMistakeOfForm = false
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
