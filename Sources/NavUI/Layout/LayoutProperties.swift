/// The special properties of a layout.
@available(iOS 16.0, *)
public struct LayoutProperties: Sendable {
  /// The direction in which the views follow one another, if any.
  public var stackOrientation: Axis?

  /// Nothing special.
  public init() {}
}
