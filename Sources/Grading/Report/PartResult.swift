/// The verdict on one of the parts that a check compares.
package struct PartResult: Hashable, Sendable, Codable {
  /// The name of the part, such as `selected tab`.
  package var name: String
  /// The points that the part earns when it is right.
  package var points: Int
  /// A Boolean value that indicates whether the part is right.
  package var isRight: Bool

  package init(name: String, points: Int, isRight: Bool) {
    self.name = name
    self.points = points
    self.isRight = isRight
  }
}
