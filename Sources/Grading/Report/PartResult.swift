/// One part of a check that compares parts, with its verdict.
package struct PartResult: Hashable, Sendable, Codable {
  /// The name of the part, such as `selected tab`.
  package var name: String
  /// The points that the part earns when it is right.
  package var points: Int
  /// Whether it is right.
  package var isRight: Bool

  package init(name: String, points: Int, isRight: Bool) {
    self.name = name
    self.points = points
    self.isRight = isRight
  }
}
