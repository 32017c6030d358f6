/// A change of the points from the checks, made by a teacher or a rule.
package struct Adjustment: Hashable, Sendable, Codable {
  /// The points that are added, or subtracted if negative.
  package var points: Int
  /// The reason, in a sentence for the learner.
  package var reason: String

  /// Creates an adjustment.
  ///
  /// - Parameters:
  ///   - points: The points that are added, or subtracted if negative.
  ///   - reason: The reason, in a sentence for the learner.
  package init(points: Int, reason: String) {
    self.points = points
    self.reason = reason
  }

  /// The adjustment as a line, with its sign and its reason.
  var line: String {
    let sign = points > 0 ? "+" : ""
    return "\(sign)\(points) \(abs(points) == 1 ? "point" : "points"): \(reason)"
  }
}
