// Made by Scripts/generate from Scripts/surface/Drawing.txt: edit the table.
// swift-format-ignore-file: AlwaysUseLowerCamelCase, DontRepeatTypeInStaticProperties

/// A type-erased shape.
@available(iOS 16.0, *)
public struct AnyShape: Shape, Sendable {
  private let outline: @Sendable (CGRect) -> Path

  /// Wraps a shape.
  public init<S: Shape>(_ shape: S) { outline = { shape.path(in: $0) } }

  /// Returns the shape's outline in a rectangle.
  public nonisolated func path(in rect: CGRect) -> Path { outline(rect) }
}
