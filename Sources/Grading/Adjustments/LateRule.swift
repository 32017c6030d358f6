package import Foundation

/// A rule that deducts points for late work.
package struct LateRule: Hashable, Sendable {
  /// The deadline for submissions.
  package var due: Date
  /// The percentage of the points that is deducted for each day, or part of a day, after the deadline.
  package var percentPerDay: Int
  /// The last day after the deadline on which work earns points, counted from 1, or nil for no limit.
  package var lastDay: Int?

  /// The percentage that each day costs if a teacher chooses none.
  package static let usualPercentPerDay = 10

  /// Creates a rule for late work.
  ///
  /// - Parameters:
  ///   - due: The deadline.
  ///   - percentPerDay: The percentage of the points that is deducted for each day, or part of a day, after the
  ///     deadline.
  ///   - lastDay: The number of days after which work earns no points, or nil for no limit.
  package init(due: Date, percentPerDay: Int, lastDay: Int? = nil) {
    self.due = due
    self.percentPerDay = percentPerDay
    self.lastDay = lastDay
  }

  /// Returns the deduction for work submitted at a given time, or nil if none is due.
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
        reason: "Handed in \(begun); no points are left after day \(lastDay)."
      )
    }
    let percent = min(100, days * percentPerDay)
    return Adjustment(
      points: -Self.share(percent, of: points),
      reason: "Handed in \(begun); each day costs \(percentPerDay)%."
    )
  }

  /// Returns a percentage of points, rounded to the nearest point, but at least one point unless it is zero.
  ///
  /// Without the lower limit, late work in a small exercise would cost nothing, but count as late.
  private static func share(_ percent: Int, of points: Int) -> Int {
    guard percent > 0, points > 0 else { return 0 }
    return max(1, (points * percent + 50) / 100)
  }
}
