package import Foundation

/// The deduction for late work.
package struct LateRule: Hashable, Sendable {
  /// The deadline.
  package var due: Date
  /// The share of the points that each started day costs, in percent.
  package var percentPerDay: Int
  /// The number of days after which work earns no points; nil for no limit.
  package var lastDay: Int?

  /// Creates a rule.
  ///
  /// - Parameters:
  ///   - due: The deadline.
  ///   - percentPerDay: The share of the points that each started day costs, in percent.
  ///   - lastDay: The number of days after which work earns no points; nil for no limit.
  package init(due: Date, percentPerDay: Int, lastDay: Int? = nil) {
    self.due = due
    self.percentPerDay = percentPerDay
    self.lastDay = lastDay
  }

  /// Returns the deduction for work of a given time.
  ///
  /// - Parameters:
  ///   - moment: The submission time.
  ///   - points: The points that the checks award.
  /// - Returns: The adjustment, or nil for work that was handed in on time.
  func adjustment(ofWorkFrom moment: Date, bringing points: Int) -> Adjustment? {
    let late = moment.timeIntervalSince(due)
    guard late > 0 else { return nil }
    let days = Int((late / 86_400).rounded(.up))
    let begun = "\(days) \(days == 1 ? "day" : "days") late"
    if let lastDay, days > lastDay {
      return Adjustment(
        points: -points,
        reason: "Handed in \(begun); the last day was day \(lastDay)."
      )
    }
    let percent = min(100, days * percentPerDay)
    // Half a point is rounded in the learner's favour.
    let lost = points * percent / 100
    return Adjustment(points: -lost, reason: "Handed in \(begun), \(percentPerDay)% for each day.")
  }
}
