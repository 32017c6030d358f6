// Made by Scripts/generate from Scripts/surface/Animations.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A movement, turn or scaling, with perspective.
public struct ProjectionTransform: Equatable, Sendable {
  /// Creates a transform without an effect.
  public init() {
  }

  /// Creates the effect of a transform in the plane.
  public init(_ m: CGAffineTransform) {
  }

  /// Adds another effect.
  ///
  /// - Parameter rhs: The other effect.
  /// - Returns: Both.
  public func concatenating(_ rhs: ProjectionTransform) -> ProjectionTransform { self }
}
