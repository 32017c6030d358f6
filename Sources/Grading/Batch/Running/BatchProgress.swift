/// The progress of a batch.
package struct BatchProgress: Hashable, Sendable {
  /// The number of submissions.
  package var total: Int
  /// The number of finished submissions.
  package private(set) var done = 0
  /// The number of submissions that the grader could not grade.
  package private(set) var faults = 0
  /// The number of finished submissions that were graded in this run.
  private var judged = 0

  /// Creates the progress of a batch that has not begun.
  ///
  /// - Parameter total: The number of submissions.
  package init(total: Int) {
    self.total = total
  }

  /// Counts a finished submission.
  ///
  /// - Parameter graded: The submission.
  package mutating func count(_ graded: GradedSubmission) {
    done += 1
    if graded.record.status == .graderError { faults += 1 }
    if graded.origin == .judged { judged += 1 }
  }

  /// Returns one line with the batch's progress, speed and remaining time.
  ///
  /// - Parameters:
  ///   - seconds: The time since the beginning, in seconds.
  ///   - columns: The maximum length of the line, in columns.
  ///   - usesUnicode: Whether the bar may use non-ASCII characters.
  /// - Returns: The line, without a line break.
  package func line(after seconds: Double, columns: Int, usesUnicode: Bool) -> String {
    let text = " \(text(after: seconds))"
    let room = min(columns - 1 - text.count, 40)
    guard room >= 8 else { return String(text.dropFirst().prefix(max(columns - 1, 0))) }
    let filled = total == 0 ? room : room * done / total
    let (full, empty) = usesUnicode ? ("█", "░") : ("#", ".")
    return String(repeating: full, count: filled)
      + String(repeating: empty, count: room - filled) + text
  }

  /// Returns the progress as text, without a bar.
  ///
  /// - Parameter seconds: The time since the beginning, in seconds.
  /// - Returns: The progress as text.
  package func text(after seconds: Double) -> String {
    let rate = seconds > 0 ? Double(done) / seconds : 0
    var parts = ["\(Self.rate(rate))/s"]
    if done < total, rate > 0 {
      parts.append("\(Self.duration(Double(total - done) * seconds / Double(done))) left")
    } else if done == total {
      parts.append("in \(Self.duration(seconds))")
    }
    if faults > 0 { parts.append("\(faults) grader error\(faults == 1 ? "" : "s")") }
    return "\(done)/\(total)  \(parts.joined(separator: "  "))"
  }

  private static func rate(_ rate: Double) -> String {
    rate >= 10 ? "\(Int(rate.rounded()))" : "\((rate * 10).rounded() / 10)"
  }

  private static func duration(_ seconds: Double) -> String {
    let whole = Int(seconds.rounded(.up))
    guard whole >= 60 else { return "\(whole) s" }
    guard whole >= 3600 else { return "\(whole / 60) min \(whole % 60) s" }
    return "\(whole / 3600) h \(whole % 3600 / 60) min"
  }
}
