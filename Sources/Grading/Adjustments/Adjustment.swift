/// An adjustment, by a teacher or a rule, of the points that the checks award.
package struct Adjustment: Hashable, Sendable, Codable {
  /// The points to add, or to subtract if negative.
  package var points: Int
  /// The reason for the adjustment, in a sentence for the learner.
  package var reason: String

  /// Creates an adjustment of points for a reason.
  ///
  /// - Parameters:
  ///   - points: The points to add, or to subtract if negative.
  ///   - reason: The reason, in a sentence for the learner.
  package init(points: Int, reason: String) {
    self.points = points
    self.reason = reason
  }

  /// A line of text with the adjustment's sign, points and reason.
  var line: String {
    let sign = points > 0 ? "+" : ""
    return "\(sign)\(points) \(abs(points) == 1 ? "point" : "points"): \(reason)"
  }
}
