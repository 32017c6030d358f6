// Made by Scripts/generate from Scripts/surface/Layout.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// The preferred spacing around views.
@available(iOS 16.0, *)
public struct ViewSpacing: Sendable {
  /// No space.
  public static let zero = ViewSpacing()

  /// Creates the default spacing.
  public init() {
  }

  /// Merges two spacings, taking the larger values.
  ///
  /// - Parameters:
  ///   - other: The other space.
  ///   - edges: At which edges.
  public mutating func formUnion(_ other: ViewSpacing, edges: Edge.Set = .all) {}

  /// Returns the larger of two spacings.
  ///
  /// - Parameters:
  ///   - other: The other space.
  ///   - edges: At which edges.
  /// - Returns: The space.
  public func union(_ other: ViewSpacing, edges: Edge.Set = .all) -> ViewSpacing { self }

  /// Returns the distance to the next view.
  ///
  /// - Parameters:
  ///   - next: The space that the next view likes.
  ///   - axis: The direction.
  /// - Returns: The distance.
  public func distance(to next: ViewSpacing, along axis: Axis) -> CGFloat { 8 }
}
